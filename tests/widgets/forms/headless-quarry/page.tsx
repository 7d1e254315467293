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
import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";
import "./tailwind.css";

type Option = { value: string | number; label: string };
type Activity = { org: string; type: string | null; role: string; grades: number[]; hours: string; weeks: string; about: string };

const blankActivity: Activity = { org: "", type: null, role: "", grades: [], hours: "", weeks: "", about: "" };
const defaultValues = {
	legalFirst: "",
	legalMiddle: "",
	legalLast: "",
	goesBy: "",
	email: "",
	mobile: "",
	dob: { month: null as number | null, day: "", year: "" },
	address: { line1: "", line2: "", city: "", state: null as string | null, zip: "" },
	pronouns: null as string | null,
	sex: null as string | null,
	citizenship: null as string | null,
	hispanic: null as string | null,
	race: [] as string[],
	school: null as string | null,
	gradeLevel: null as number | null,
	classOf: null as number | null,
	gpa: "",
	major: null as string | null,
	degreeGoal: null as string | null,
	startTerm: null as string | null,
	psat: { total: "", takenOn: "" },
	sat: { ebrw: "", math: "" },
	guardians: [
		{ first: "", last: "", job: "", education: null as string | null },
		{ first: "", last: "", job: "", education: null as string | null },
	],
	firstGen: null as string | null,
	income: null as string | null,
	activities: [] as Activity[],
	honors: [{ title: "", grade: null as number | null, detail: "" }],
	courses: [0, 1, 2].map(() => ({ name: "", mark: "", credits: "" })),
	counselor: { name: "", email: "" },
	emergency: { name: "", phone: "" },
	whyQuarry: "",
	shirt: null as string | null,
	heardFrom: null as string | null,
	textUpdates: false,
	agree: false,
	website: "",
};
type Values = typeof defaultValues;

const options = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const MONTHS = "January February March April May June July August September October November December"
	.split(" ")
	.map((label, index) => ({ value: index + 1, label }));
const STATE_OPTIONS = STATES.map(([value, label]) => ({ value, label }));
const SCHOOLS: Option[] = [
	{ value: "sch_0117", label: "Applegate Charter High School" },
	{ value: "sch_0121", label: "Ashland Valley High School" },
	{ value: "sch_0134", label: "Cascade Junction High School" },
	{ value: "sch_0140", label: "Crater Ridge Academy" },
	{ value: "sch_0158", label: "Eagle Gap High School" },
	{ value: "sch_0163", label: "North Umpqua High School" },
	{ value: "sch_0199", label: "Talent Community High School" },
	{ value: "other", label: "My school isn’t listed" },
];
const ACTIVITY_TYPES: Option[] = [
	{ value: "arts", label: "Arts & performance" },
	{ value: "sports", label: "Athletics" },
	{ value: "service", label: "Community service" },
	{ value: "environment", label: "Environment & sustainability" },
	{ value: "family", label: "Family responsibilities" },
	{ value: "job", label: "Paid job" },
	{ value: "robotics", label: "Robotics & STEM clubs" },
	{ value: "debate", label: "Speech & debate" },
	{ value: "government", label: "Student government" },
	{ value: "other", label: "Something else" },
];
const EDUCATION: Option[] = [
	{ value: "lt_hs", label: "Less than high school" },
	{ value: "hs", label: "High school diploma or GED" },
	{ value: "some", label: "Some college, no degree" },
	{ value: "aa", label: "Associate degree" },
	{ value: "ba", label: "Bachelor’s degree" },
	{ value: "grad", label: "Graduate degree" },
];
const GRADES: Option[] = [9, 10, 11, 12].map((value) => ({ value, label: `${value}th` }));

/* What is on the page for each value, for formShown() */
const drawn = new Map<string, () => unknown>();
const seen = (key: string, read: (element: any) => unknown) => (element: any) => {
	if (element) drawn.set(key, () => read(element));
	else drawn.delete(key);
};
const textOf = (element: HTMLElement) => (element.innerText ?? "").trim();

/* ---------- design system ---------- */
const inputClass =
	"mt-1 block w-full rounded-lg border border-slate-300 bg-white px-3 py-1.5 text-sm text-slate-900 shadow-sm focus:outline-none data-focus:ring-2 data-focus:ring-emerald-600 data-invalid:border-red-500";
const labelClass = "text-sm font-medium text-slate-800";
const Req = () => <span className="text-red-600"> *</span>;
const FieldError = ({ children }: { children?: ReactNode }) => (children ? <p className="mt-1 text-xs text-red-600">{children}</p> : null);
const CheckIcon = ({ className }: { className?: string }) => (
	<svg viewBox="0 0 14 14" fill="none" className={className}>
		<path d="M3 8L6 11L11 3.5" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" stroke="currentColor" />
	</svg>
);
const ChevronDownIcon = ({ className }: { className?: string }) => (
	<svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className={className}>
		<path d="M4.2 6.2a.75.75 0 0 1 1.06 0L8 8.94l2.72-2.72a.75.75 0 1 1 1.06 1.06l-3.25 3.25a.75.75 0 0 1-1.06 0L4.22 7.28a.75.75 0 0 1 0-1.06Z" />
	</svg>
);

function TextField({
	name,
	label,
	required,
	help,
	className,
	hideLabel,
	...rest
}: {
	name: string;
	label: string;
	required?: boolean;
	help?: string;
	className?: string;
	hideLabel?: boolean;
	[key: string]: unknown;
}) {
	const { register, getFieldState, formState } = useFormContext<any>();
	const { error } = getFieldState(name, formState);
	const { onChangeText, ...props } = rest as { onChangeText?: (event: any) => void };
	return (
		<Field className={className}>
			<Label className={hideLabel ? clsx(labelClass, "sr-only") : labelClass}>
				{label}
				{required && <Req />}
			</Label>
			{help && <Description className="text-xs text-slate-500">{help}</Description>}
			<Input
				className={inputClass}
				invalid={!!error}
				{...register(name, { required: required && `${label} is required`, onChange: onChangeText })}
				{...props}
			/>
			<FieldError>{error?.message as string}</FieldError>
		</Field>
	);
}

function SelectField({
	name,
	label,
	list,
	required,
	multiple,
	placeholder = "Select…",
	className,
}: {
	name: string;
	label: string;
	list: Option[];
	required?: boolean;
	multiple?: boolean;
	placeholder?: string;
	className?: string;
}) {
	const { control } = useFormContext<any>();
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required: required && `${label} is required` }}
			render={({ field, fieldState }) => {
				const chosen = list.filter(({ value }) => (multiple ? (field.value ?? []).includes(value) : field.value === value));
				return (
					<Field className={className}>
						<Label className={labelClass}>
							{label}
							{required && <Req />}
						</Label>
						<Listbox value={field.value} onChange={field.onChange} multiple={multiple} invalid={fieldState.invalid}>
							<ListboxButton
								ref={seen(name, (button) => (multiple ? (textOf(button).startsWith("Select") ? [] : textOf(button).split("; ")) : textOf(button)))}
								onBlur={field.onBlur}
								className={clsx(inputClass, "relative pr-8 text-left", chosen.length === 0 && "text-slate-400")}
							>
								{chosen.length ? chosen.map((each) => each.label).join("; ") : placeholder}
								<ChevronDownIcon className="pointer-events-none absolute top-2 right-2 size-4 fill-slate-500" />
							</ListboxButton>
							<ListboxOptions
								anchor="bottom start"
								transition
								className="z-50 w-(--button-width) rounded-xl border border-slate-200 bg-white p-1 text-sm shadow-lg focus:outline-none transition duration-100 ease-in data-leave:data-closed:opacity-0"
							>
								{list.map((each) => (
									<ListboxOption
										key={each.value}
										value={each.value}
										className="group flex cursor-default items-center gap-2 rounded-lg px-3 py-1.5 select-none data-focus:bg-emerald-50"
									>
										<CheckIcon className="invisible size-4 group-data-selected:visible" />
										<div className="text-slate-900">{each.label}</div>
									</ListboxOption>
								))}
							</ListboxOptions>
						</Listbox>
						<FieldError>{fieldState.error?.message}</FieldError>
					</Field>
				);
			}}
		/>
	);
}

function ComboField({ name, label, list, required, help }: { name: string; label: string; list: Option[]; required?: boolean; help?: string }) {
	const { control } = useFormContext<any>();
	const [query, setQuery] = useState("");
	const filtered = query === "" ? list : list.filter((each) => each.label.toLowerCase().includes(query.toLowerCase()));
	return (
		<Controller
			name={name}
			control={control}
			rules={{ required: required && "Choose from the list" }}
			render={({ field, fieldState }) => (
				<Field>
					<Label className={labelClass}>
						{label}
						{required && <Req />}
					</Label>
					{help && <Description className="text-xs text-slate-500">{help}</Description>}
					<Combobox value={field.value} onChange={field.onChange} onClose={() => setQuery("")} invalid={fieldState.invalid}>
						<div className="relative">
							<ComboboxInput
								ref={seen(name, (input) => input.value)}
								className={clsx(inputClass, "pr-8")}
								displayValue={(value: string | null) => list.find((each) => each.value === value)?.label ?? ""}
								onChange={(event) => setQuery(event.target.value)}
								onBlur={field.onBlur}
								autoComplete="off"
							/>
							<ComboboxButton className="group absolute inset-y-0 right-0 px-2">
								<ChevronDownIcon className="size-4 fill-slate-500 group-data-hover:fill-slate-900" />
							</ComboboxButton>
						</div>
						<ComboboxOptions
							anchor="bottom"
							transition
							className="z-50 max-h-60 w-(--input-width) overflow-auto rounded-xl border border-slate-200 bg-white p-1 text-sm shadow-lg transition duration-100 ease-in empty:invisible data-leave:data-closed:opacity-0"
						>
							{filtered.map((each) => (
								<ComboboxOption
									key={each.value}
									value={each.value}
									className="group flex cursor-default items-center gap-2 rounded-lg px-3 py-1.5 select-none data-focus:bg-emerald-50"
								>
									<CheckIcon className="invisible size-4 group-data-selected:visible" />
									<div className="text-slate-900">{each.label}</div>
								</ComboboxOption>
							))}
						</ComboboxOptions>
					</Combobox>
					<FieldError>{fieldState.error?.message}</FieldError>
				</Field>
			)}
		/>
	);
}

function RadioField({ name, legend, list, cards, required }: { name: string; legend: string; list: Option[]; cards?: boolean; required?: boolean }) {
	const { control } = useFormContext<any>();
	return (
		<Controller
			name={name}
			control={control}
			render={({ field }) => (
				<Fieldset>
					<Legend className={labelClass}>
						{legend}
						{required && <Req />}
					</Legend>
					<RadioGroup
						value={field.value}
						onChange={field.onChange}
						aria-label={legend}
						ref={seen(name, (group) => {
							const radio = group.querySelector("[role=radio][aria-checked=true]");
							return radio ? textOf(cards ? radio : radio.parentElement) : "";
						})}
						className={clsx("mt-2", cards ? "grid grid-cols-4 gap-3" : "flex flex-wrap gap-6")}
					>
						{list.map((each) =>
							cards ? (
								<Radio
									key={each.value}
									value={each.value}
									className="group relative flex cursor-pointer rounded-lg border border-slate-300 bg-white px-4 py-2 text-sm shadow-sm transition focus:outline-none data-focus:ring-2 data-focus:ring-emerald-600 data-checked:bg-emerald-50 data-checked:border-emerald-600"
								>
									<p className="font-medium text-slate-900">{each.label}</p>
								</Radio>
							) : (
								<Field key={each.value} className="flex items-center gap-2">
									<Radio
										value={each.value}
										className="group flex size-5 items-center justify-center rounded-full border border-slate-400 bg-white data-checked:bg-emerald-600"
									>
										<span className="invisible size-2 rounded-full bg-white group-data-checked:visible" />
									</Radio>
									<Label className="text-sm text-slate-800">{each.label}</Label>
								</Field>
							),
						)}
					</RadioGroup>
				</Fieldset>
			)}
		/>
	);
}

const Box = ({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) => (
	<Checkbox
		checked={checked}
		onChange={onChange}
		className="group block size-5 shrink-0 rounded border border-slate-400 bg-white data-checked:bg-emerald-600"
	>
		<CheckIcon className="stroke-white text-white opacity-0 group-data-checked:opacity-100" />
	</Checkbox>
);

const Card = ({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) => (
	<section className="mt-8 rounded-2xl border border-slate-200 bg-white p-6 shadow-sm">
		<h2 className="text-lg font-semibold text-slate-900">{title}</h2>
		{intro && <p className="mt-1 text-sm text-slate-500">{intro}</p>}
		<div className="mt-4 space-y-5">{children}</div>
	</section>
);
const Row = ({ children, cols = "sm:grid-cols-2" }: { children: ReactNode; cols?: string }) => <div className={clsx("grid gap-4", cols)}>{children}</div>;
const linkButton = "rounded-lg border border-emerald-700 px-3 py-1.5 text-sm font-medium text-emerald-800 data-hover:bg-emerald-50";

/* ---------- activities: a dialog and a list of cards ---------- */
function ActivityDialog({ open, close, save }: { open: boolean; close: () => void; save: (activity: Activity) => void }) {
	const form = useForm<Activity>({ defaultValues: blankActivity });
	const done = (activity: Activity) => {
		save(structuredClone(activity));
		form.reset(blankActivity);
		close();
	};
	return (
		<Dialog open={open} onClose={close} className="relative z-40">
			<DialogBackdrop transition className="fixed inset-0 bg-black/30 duration-150 ease-out data-closed:opacity-0" />
			<div className="fixed inset-0 flex w-screen items-center justify-center p-4">
				<DialogPanel transition className="max-h-screen w-full max-w-xl space-y-4 overflow-auto rounded-2xl bg-white p-6 duration-150 ease-out data-closed:opacity-0">
					<DialogTitle className="text-lg font-semibold text-slate-900">Add an activity</DialogTitle>
					<FormProvider {...form}>
						<TextField name="org" label="Group, team or employer" required />
						<Row>
							<SelectField name="type" label="Kind of activity" list={ACTIVITY_TYPES} required />
							<TextField name="role" label="Your role" />
						</Row>
						<Controller
							name="grades"
							control={form.control}
							render={({ field }) => (
								<Fieldset>
									<Legend className={labelClass}>When did you take part?</Legend>
									<div className="mt-2 flex gap-6">
										{GRADES.map((each) => (
											<Field key={each.value} className="flex items-center gap-2">
												<Box
													checked={field.value.includes(each.value as number)}
													onChange={(on) =>
														field.onChange(
															on
																? [...field.value, each.value as number].sort((a, b) => a - b)
																: field.value.filter((value) => value !== each.value),
														)
													}
												/>
												<Label className="text-sm text-slate-800">{each.label} grade</Label>
											</Field>
										))}
									</div>
								</Fieldset>
							)}
						/>
						<Row>
							<TextField name="hours" label="Hours per week" inputMode="numeric" />
							<TextField name="weeks" label="Weeks per year" inputMode="numeric" />
						</Row>
						<Field>
							<Label className={labelClass}>What did you do?</Label>
							<Description className="text-xs text-slate-500">Up to 300 characters.</Description>
							<Textarea rows={3} maxLength={300} className={inputClass} {...form.register("about")} />
						</Field>
					</FormProvider>
					<div className="flex justify-end gap-3">
						<Button type="button" className="px-3 py-1.5 text-sm text-slate-600" onClick={close}>
							Cancel
						</Button>
						<Button
							type="button"
							className="rounded-lg bg-emerald-700 px-3 py-1.5 text-sm font-semibold text-white data-hover:bg-emerald-800"
							onClick={form.handleSubmit(done)}
						>
							Save activity
						</Button>
					</div>
				</DialogPanel>
			</div>
		</Dialog>
	);
}

function Activities() {
	const { control } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "activities" });
	const [open, setOpen] = useState(false);
	return (
		<Card title="What you do outside of class" intro="Add up to five. Paid work and helping at home count.">
			{fields.length === 0 && <p className="rounded-lg bg-slate-50 px-4 py-2 text-sm text-slate-500">You haven’t added any activities yet.</p>}
			<ul className="space-y-3">
				{fields.map((each, i) => (
					<li key={each.id} className="rounded-lg border border-slate-200 p-4 text-sm">
						<div className="flex justify-between">
							<div>
								<span ref={seen(`activities.${i}.role`, textOf)} className="font-semibold">
									{each.role}
								</span>
								{" · "}
								<span ref={seen(`activities.${i}.org`, textOf)}>{each.org}</span>
							</div>
							<Button type="button" className="text-xs text-slate-500" onClick={() => remove(i)}>
								Remove
							</Button>
						</div>
						<div className="text-slate-500">
							<span ref={seen(`activities.${i}.type`, textOf)}>{ACTIVITY_TYPES.find(({ value }) => value === each.type)?.label}</span>
							{" · "}
							<span ref={seen(`activities.${i}.grades`, (span) => (textOf(span) ? textOf(span).split(", ") : []))}>
								{each.grades.map((grade) => `${grade}th`).join(", ")}
							</span>
							{" · "}
							<span ref={seen(`activities.${i}.hours`, textOf)}>{each.hours}</span> hrs/wk, <span ref={seen(`activities.${i}.weeks`, textOf)}>{each.weeks}</span>{" "}
							wks/yr
						</div>
						<p ref={seen(`activities.${i}.about`, textOf)}>{each.about}</p>
					</li>
				))}
			</ul>
			{fields.length < 5 && (
				<Button type="button" className={linkButton} onClick={() => setOpen(true)}>
					+ Add activity
				</Button>
			)}
			<ActivityDialog open={open} close={() => setOpen(false)} save={append} />
		</Card>
	);
}

function Honors() {
	const { control } = useFormContext<Values>();
	const { fields, append, remove } = useFieldArray({ control, name: "honors" });
	return (
		<Card title="Honors and recognition" intro="Start with the one you are proudest of.">
			{fields.map((each, i) => (
				<div key={each.id} className="space-y-3 rounded-lg bg-slate-50 p-4">
					<Row>
						<TextField name={`honors.${i}.title`} label="Honor or award" />
						<SelectField name={`honors.${i}.grade`} label="Grade you received it" list={GRADES} />
					</Row>
					<TextField name={`honors.${i}.detail`} label="What was it for?" />
					{i > 0 && (
						<Button type="button" className="text-xs text-slate-500" onClick={() => remove(i)}>
							Remove
						</Button>
					)}
				</div>
			))}
			<Button type="button" className={linkButton} onClick={() => append({ title: "", grade: null, detail: "" }, { shouldFocus: false })}>
				+ Add another honor
			</Button>
		</Card>
	);
}

let values: () => Values = () => defaultValues;
let submitted = false;

function App() {
	const form = useForm<Values>({ defaultValues, mode: "onTouched" });
	values = form.getValues;
	const phoneMask = (name: "mobile" | "emergency.phone") => (event: { target: { value: string } }) => {
		const digits = event.target.value.replace(/\D/g, "").slice(0, 10);
		const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
		form.setValue(name, c ? `(${a}) ${b}-${c}` : b ? `(${a}) ${b}` : a);
	};
	return (
		<div className="min-h-screen bg-slate-100 text-slate-900">
			<header className="bg-emerald-900 px-6 py-4 text-white">
				<p className="text-sm">Quarry Hill Community College</p>
				<h1 className="text-2xl font-semibold">Early College Academy application</h1>
			</header>
			<main className="mx-auto max-w-3xl px-4 pb-16">
				<p className="mt-6 text-sm text-slate-600">
					Takes about 25 minutes. Fields marked <span className="text-red-600">*</span> are required. We never sell student data; read our{" "}
					<a href="#privacy" className="underline">
						privacy notice
					</a>
					.
				</p>
				<FormProvider {...form}>
					<form
						noValidate
						onSubmit={(event) => {
							submitted = true;
							form.handleSubmit(() => {})(event);
						}}
					>
						<Card title="About you">
							<Row cols="sm:grid-cols-3">
								<TextField name="legalFirst" label="Legal first name" required autoComplete="given-name" />
								<TextField name="legalMiddle" label="Middle name" autoComplete="additional-name" />
								<TextField name="legalLast" label="Legal last name" required autoComplete="family-name" />
							</Row>
							<Row>
								<TextField name="goesBy" label="What should we call you?" help="If different from your legal first name" />
								<SelectField name="pronouns" label="Pronouns" list={options("she/her", "he/him", "they/them", "Not listed here")} />
							</Row>
							<Row>
								<TextField name="email" type="email" label="Email" required autoComplete="email" help="Use one you will still have after graduation" />
								<TextField
									name="mobile"
									type="tel"
									label="Mobile phone"
									required
									autoComplete="tel-national"
									placeholder="(555) 555-5555"
									help="Area code first"
									onChangeText={phoneMask("mobile")}
								/>
							</Row>
							<Fieldset>
								<Legend className={labelClass}>
									Date of birth
									<Req />
								</Legend>
								<div className="mt-1 grid grid-cols-3 gap-4">
									<SelectField name="dob.month" label="Month" list={MONTHS} />
									<TextField name="dob.day" label="Day" inputMode="numeric" maxLength={2} />
									<TextField name="dob.year" label="Year" inputMode="numeric" maxLength={4} />
								</div>
							</Fieldset>
							<Row cols="sm:grid-cols-3">
								<TextField name="address.line1" label="Home address" required className="sm:col-span-2" autoComplete="address-line1" />
								<TextField name="address.line2" label="Apartment, unit" autoComplete="address-line2" />
							</Row>
							<Row cols="sm:grid-cols-3">
								<TextField name="address.city" label="City" required autoComplete="address-level2" />
								<ComboField name="address.state" label="State" list={STATE_OPTIONS} required />
								<TextField name="address.zip" label="ZIP code" required maxLength={10} inputMode="numeric" autoComplete="postal-code" />
							</Row>
						</Card>

						<Card title="School and plans">
							<ComboField name="school" label="High school" list={SCHOOLS} required help="Start typing. Only partner schools are listed." />
							<RadioField name="gradeLevel" legend="Current grade" cards list={GRADES.map((each) => ({ ...each, label: `${each.label} grade` }))} required />
							<Row>
								<SelectField name="classOf" label="Expected graduation year" list={[2026, 2027, 2028, 2029, 2030].map((value) => ({ value, label: String(value) }))} />
								<TextField name="gpa" label="Unweighted GPA" help="On a 4.0 scale, from your latest transcript" inputMode="decimal" />
							</Row>
							<Row>
								<ComboField name="major" label="Field you hope to study" list={MAJORS.map((label) => ({ value: label, label }))} />
								<SelectField
									name="degreeGoal"
									label="Highest degree you want to earn"
									list={options("Certificate", "Associate", "Bachelor’s", "Master’s", "Doctorate or professional", "Not sure yet")}
								/>
							</Row>
							<RadioField name="startTerm" legend="When would you like to begin at Quarry Hill?" list={options("Summer session", "Fall quarter", "Winter quarter")} />
							<Row cols="sm:grid-cols-4">
								<TextField name="psat.total" label="PSAT/NMSQT total" inputMode="numeric" />
								<TextField name="psat.takenOn" type="date" label="PSAT test date" />
								<TextField name="sat.ebrw" label="SAT Reading & Writing" inputMode="numeric" />
								<TextField name="sat.math" label="SAT Math" inputMode="numeric" />
							</Row>
						</Card>

						<Card title="High school courses" intro="List up to three courses that show you are ready for college work.">
							<div className="grid grid-cols-4 gap-3 text-xs font-semibold text-slate-500" aria-hidden="true">
								<div className="col-span-2">Course</div>
								<div>Grade</div>
								<div>Credits</div>
							</div>
							{[0, 1, 2].map((i) => (
								<div key={i} className="grid grid-cols-4 gap-3">
									<TextField name={`courses.${i}.name`} label="Course title" hideLabel className="col-span-2" />
									<TextField name={`courses.${i}.mark`} label="Grade earned" hideLabel />
									<TextField name={`courses.${i}.credits`} label="Credits" hideLabel inputMode="decimal" />
								</div>
							))}
						</Card>

						<Activities />
						<Honors />

						<Card title="Your family" intro="This helps us find funding for you. It is not shared with your school.">
							{[0, 1].map((i) => (
								<Disclosure as="div" key={i} defaultOpen className="rounded-lg border border-slate-200">
									<DisclosureButton className="flex w-full justify-between px-4 py-2 text-left text-sm font-semibold">
										<span>Parent or guardian {i + 1}</span>
										<ChevronDownIcon className="size-4 fill-slate-500" />
									</DisclosureButton>
									<DisclosurePanel className="space-y-4 p-4">
										<Row>
											<TextField name={`guardians.${i}.first`} label="First name" />
											<TextField name={`guardians.${i}.last`} label="Last name" />
										</Row>
										<Row>
											<TextField name={`guardians.${i}.job`} label="Job title" />
											<SelectField name={`guardians.${i}.education`} label="Highest education" list={EDUCATION} />
										</Row>
									</DisclosurePanel>
								</Disclosure>
							))}
							<RadioField name="firstGen" legend="Will you be in the first generation of your family to graduate from a four-year college?" list={options("Yes", "No", "Not sure")} />
							<SelectField
								name="income"
								label="Approximate household income per year"
								list={options("Under $30,000", "$30,000 to $49,999", "$50,000 to $74,999", "$75,000 to $99,999", "$100,000 or more", "Prefer not to say")}
							/>
							<Row>
								<TextField name="emergency.name" label="Emergency contact" help="Someone we can reach during the day" />
								<TextField name="emergency.phone" type="tel" label="Emergency contact phone" help="Not your own number" onChangeText={phoneMask("emergency.phone")} />
							</Row>
						</Card>

						<Card title="Background" intro="Optional. Required for our Title III reports; not seen by readers.">
							<RadioField name="citizenship" legend="Citizenship" list={options("U.S. citizen or national", "Permanent resident", "DACA or undocumented", "Visa holder")} />
							<RadioField name="sex" legend="Sex on your birth certificate" list={options("Female", "Male", "X")} />
							<RadioField name="hispanic" legend="Are you Hispanic, Latino or Latina?" list={options("Yes", "No", "Decline")} />
							<SelectField
								name="race"
								label="Race"
								multiple
								placeholder="Select all that apply"
								list={options("American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White")}
							/>
						</Card>

						<Card title="Finish up">
							<Row>
								<TextField name="counselor.name" label="School counselor" required />
								<TextField name="counselor.email" type="email" label="Counselor’s email" required />
							</Row>
							<Field>
								<Label className={labelClass}>
									Tell us about a time you changed your mind about something that mattered.
									<Req />
								</Label>
								<Description className="text-xs text-slate-500">150 to 300 words</Description>
								<Textarea rows={6} className={inputClass} {...form.register("whyQuarry")} />
							</Field>
							<Row>
								<SelectField name="shirt" label="T-shirt size for orientation" list={options("XS", "S", "M", "L", "XL", "2XL")} />
								<SelectField name="heardFrom" label="How did you find out about the Academy?" list={options("Counselor", "Teacher", "Friend or sibling", "Instagram", "Campus visit")} />
							</Row>
							<Controller
								name="textUpdates"
								control={form.control}
								render={({ field }) => (
									<Field className="flex items-center gap-3">
										<Switch
											ref={seen("textUpdates", (element) => element.getAttribute("aria-checked") === "true")}
											checked={field.value}
											onChange={field.onChange}
											className="group inline-flex h-6 w-11 items-center rounded-full bg-slate-300 transition data-checked:bg-emerald-600"
										>
											<span className="size-4 translate-x-1 rounded-full bg-white transition group-data-checked:translate-x-6" />
										</Switch>
										<Label className="text-sm text-slate-800">Text me news about Quarry Hill programs</Label>
									</Field>
								)}
							/>
							<Controller
								name="agree"
								control={form.control}
								render={({ field }) => (
									<Field className="flex gap-3" ref={seen("agree", (element) => element.querySelector("[role=checkbox]").getAttribute("aria-checked") === "true")}>
										<Box checked={field.value} onChange={field.onChange} />
										<Label className="text-sm text-slate-800">
											My answers are true, and my school may send my transcript to the Academy.
											<Req />
										</Label>
									</Field>
								)}
							/>
							<div className="absolute -left-full" aria-hidden="true">
								<label>
									Website <input type="text" tabIndex={-1} autoComplete="off" {...form.register("website")} />
								</label>
							</div>
							<Button type="submit" className="rounded-lg bg-emerald-700 px-5 py-2 text-sm font-semibold text-white data-hover:bg-emerald-800">
								Submit application
							</Button>
						</Card>
					</form>
				</FormProvider>
			</main>
		</div>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

/* ---------- reading the page ---------- */
const plain = (value: unknown) => value === null || typeof value !== "object" || (Array.isArray(value) && typeof value[0] !== "object");
function flat(value: Record<string, any>, before = "", into: Record<string, unknown> = {}) {
	for (const [key, each] of Object.entries(value)) {
		if (before === "" && key === "activities") continue;
		if (plain(each)) into[before + key] = each;
		else flat(each, `${before}${key}.`, into);
	}
	return into;
}
function state() {
	const now = values();
	const blank: Record<string, unknown> = {};
	for (let i = 0; i < 3; i++) {
		for (const [key, each] of Object.entries({ ...blankActivity, ...now.activities[i] })) blank[`activities.${i}.${key}`] = each;
		for (const key of ["title", "detail"]) blank[`honors.${i}.${key}`] = "";
		blank[`honors.${i}.grade`] = null;
	}
	return { ...blank, ...flat(now) };
}
declare global {
	interface Window {
		formState: () => Record<string, unknown>;
		formShown: () => Record<string, unknown>;
	}
}
window.formState = () => ({ ...state(), submitted });
window.formShown = () =>
	Object.fromEntries(
		Object.keys(state()).map((key) => {
			const reader = drawn.get(key);
			if (reader) return [key, reader()];
			const control = document.querySelector<HTMLInputElement>(`main [name="${key}"]`);
			return [key, control ? control.value : key.endsWith(".grades") ? [] : ""];
		}),
	);
