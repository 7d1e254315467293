import { format } from "date-fns";
import { Checkbox as CheckboxPrimitive, Dialog as DialogPrimitive, Label as LabelPrimitive, Popover as PopoverPrimitive, RadioGroup as RadioGroupPrimitive, Select as SelectPrimitive, Slot } from "radix-ui";
import * as React from "react";
import { createRoot } from "react-dom/client";
import { Controller, FormProvider, useFieldArray, useForm, useFormContext, useFormState } from "react-hook-form";
import { MAJORS, STATES } from "../../lists";
import "./globals.css";

const cn = (...names: any[]) => names.filter(Boolean).join(" ");

/* ---------- components/ui/form.tsx ---------- */
const Form = FormProvider;
const FormFieldContext = React.createContext<{ name: string }>({ name: "" });
const FormItemContext = React.createContext<{ id: string }>({ id: "" });
const mounted = new Map<string, Set<string>>();

const FormField = (props: any) => (
	<FormFieldContext.Provider value={{ name: props.name }}>
		<Controller {...props} />
	</FormFieldContext.Provider>
);
function useFormField() {
	const { name } = React.useContext(FormFieldContext);
	const { id } = React.useContext(FormItemContext);
	const { getFieldState } = useFormContext();
	const formState = useFormState({ name });
	return { id, name, formItemId: `${id}-form-item`, formDescriptionId: `${id}-form-item-description`, formMessageId: `${id}-form-item-message`, ...getFieldState(name, formState) };
}
function FormItem({ className, ...props }: any) {
	const id = React.useId();
	return (
		<FormItemContext.Provider value={{ id }}>
			<div data-slot="form-item" className={cn("grid gap-2", className)} {...props} />
		</FormItemContext.Provider>
	);
}
function Label({ className, ...props }: any) {
	return <LabelPrimitive.Root data-slot="label" className={cn("flex items-center gap-2 text-sm leading-none font-medium select-none", className)} {...props} />;
}
function FormLabel({ className, ...props }: any) {
	const { error, formItemId } = useFormField();
	return <Label data-slot="form-label" data-error={!!error} className={cn("data-[error=true]:text-destructive", className)} htmlFor={formItemId} {...props} />;
}
function FormControl(props: any) {
	const { error, formItemId, formDescriptionId, formMessageId, name } = useFormField();
	if (!mounted.has(name)) mounted.set(name, new Set());
	mounted.get(name)!.add(formItemId);
	return <Slot.Root data-slot="form-control" id={formItemId} aria-describedby={!error ? `${formDescriptionId}` : `${formDescriptionId} ${formMessageId}`} aria-invalid={!!error} {...props} />;
}
function FormDescription({ className, ...props }: any) {
	const { formDescriptionId } = useFormField();
	return <p data-slot="form-description" id={formDescriptionId} className={cn("text-muted-foreground text-sm", className)} {...props} />;
}
function FormMessage({ className, ...props }: any) {
	const { error, formMessageId } = useFormField();
	const body = error ? String(error?.message ?? "") : props.children;
	if (!body) return null;
	return <p data-slot="form-message" id={formMessageId} className={cn("text-destructive text-sm", className)} {...props}>{body}</p>;
}

/* ---------- the other components/ui ---------- */
const Svg = ({ d, className, name }: any) => (
	<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className={cn("lucide", `lucide-${name}`, className)} aria-hidden="true">
		<path d={d} />
	</svg>
);
const CheckIcon = (p: any) => <Svg name="check" d="M20 6 9 17l-5-5" {...p} />;
const ChevronDown = (p: any) => <Svg name="chevron-down" d="m6 9 6 6 6-6" {...p} />;
const ChevronsUpDown = (p: any) => <Svg name="chevrons-up-down" d="m7 15 5 5 5-5M7 9l5-5 5 5" {...p} />;
const CalendarIcon = (p: any) => <Svg name="calendar" d="M8 2v4M16 2v4M3 10h18M3 4h18v18H3z" {...p} />;

function Button({ className, variant = "default", ...props }: any) {
	return <button data-slot="button" className={cn("inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium", `btn-${variant}`, className)} {...props} />;
}
function Input({ className, type, ...props }: any) {
	return <input type={type} data-slot="input" className={cn("file:text-foreground placeholder:text-muted-foreground border-input flex h-9 w-full min-w-0 rounded-md border bg-transparent px-3 py-1", className)} {...props} />;
}
function Textarea({ className, ...props }: any) {
	return <textarea data-slot="textarea" className={cn("border-input placeholder:text-muted-foreground flex field-sizing-content min-h-16 w-full rounded-md border px-3 py-2", className)} {...props} />;
}
const Select = (props: any) => <SelectPrimitive.Root data-slot="select" {...props} />;
const SelectValue = (props: any) => <SelectPrimitive.Value data-slot="select-value" {...props} />;
function SelectTrigger({ className, children, ...props }: any) {
	return (
		<SelectPrimitive.Trigger data-slot="select-trigger" data-size="default" className={cn("border-input flex w-fit items-center justify-between gap-2 rounded-md border bg-transparent px-3 py-2 text-sm", className)} {...props}>
			{children}
			<SelectPrimitive.Icon asChild>
				<ChevronDown className="size-4 opacity-50" />
			</SelectPrimitive.Icon>
		</SelectPrimitive.Trigger>
	);
}
function SelectContent({ className, children, ...props }: any) {
	return (
		<SelectPrimitive.Portal>
			<SelectPrimitive.Content data-slot="select-content" className={cn("bg-popover relative z-50 rounded-md border shadow-md", className)} position="popper" {...props}>
				<SelectPrimitive.Viewport className="p-1">{children}</SelectPrimitive.Viewport>
			</SelectPrimitive.Content>
		</SelectPrimitive.Portal>
	);
}
function SelectItem({ className, children, ...props }: any) {
	return (
		<SelectPrimitive.Item data-slot="select-item" className={cn("relative flex w-full cursor-default items-center gap-2 rounded-sm py-1.5 pr-8 pl-2 text-sm", className)} {...props}>
			<span className="absolute right-2 flex size-3.5 items-center justify-center">
				<SelectPrimitive.ItemIndicator>
					<CheckIcon className="size-4" />
				</SelectPrimitive.ItemIndicator>
			</span>
			<SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
		</SelectPrimitive.Item>
	);
}
const Popover = (props: any) => <PopoverPrimitive.Root data-slot="popover" {...props} />;
const PopoverTrigger = (props: any) => <PopoverPrimitive.Trigger data-slot="popover-trigger" {...props} />;
const PopoverContent = ({ className, align = "center", ...props }: any) => (
	<PopoverPrimitive.Portal>
		<PopoverPrimitive.Content data-slot="popover-content" align={align} sideOffset={4} className={cn("bg-popover z-50 w-72 rounded-md border shadow-md", className)} {...props} />
	</PopoverPrimitive.Portal>
);
function Checkbox({ className, ...props }: any) {
	return (
		<CheckboxPrimitive.Root data-slot="checkbox" className={cn("peer border-input size-4 shrink-0 rounded-[4px] border", className)} {...props}>
			<CheckboxPrimitive.Indicator data-slot="checkbox-indicator" className="flex items-center justify-center text-current">
				<CheckIcon className="size-3.5" />
			</CheckboxPrimitive.Indicator>
		</CheckboxPrimitive.Root>
	);
}
const RadioGroup = ({ className, ...props }: any) => <RadioGroupPrimitive.Root data-slot="radio-group" className={cn("grid gap-3", className)} {...props} />;
const RadioGroupItem = ({ className, ...props }: any) => (
	<RadioGroupPrimitive.Item data-slot="radio-group-item" className={cn("border-input aspect-square size-4 shrink-0 rounded-full border", className)} {...props}>
		<RadioGroupPrimitive.Indicator data-slot="radio-group-indicator" className="relative flex items-center justify-center">
			<i className="dot" />
		</RadioGroupPrimitive.Indicator>
	</RadioGroupPrimitive.Item>
);

/* ---------- command.tsx: what cmdk renders ---------- */
function Command({ items, placeholder, empty, value, onSelect }: { items: { label: string; value: string }[]; placeholder: string; empty: string; value: string; onSelect: (value: string) => void }) {
	const [query, setQuery] = React.useState("");
	const found = items.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()));
	const [active, setActive] = React.useState(items[0].label);
	const current = found.some(({ label }) => label === active) ? active : found[0]?.label;
	const [listId, labelId, inputId] = [React.useId(), React.useId(), React.useId()];
	const group = React.useId();
	const list = React.useRef<HTMLDivElement>(null);
	const move = (to: number) => {
		const next = found[Math.min(found.length - 1, Math.max(0, to))];
		if (!next) return;
		setActive(next.label);
		list.current?.querySelector(`[data-value="${CSS.escape(next.label)}"]`)?.scrollIntoView({ block: "nearest" });
	};
	const at = found.findIndex(({ label }) => label === current);
	return (
		<div
			tabIndex={-1}
			data-slot="command"
			className="bg-popover flex h-full w-full flex-col overflow-hidden rounded-md"
			{...{ "cmdk-root": "" }}
			onKeyDown={(event) => {
				if (event.key === "ArrowDown") event.preventDefault(), move(at + 1);
				else if (event.key === "ArrowUp") event.preventDefault(), move(at - 1);
				else if (event.key === "Home") event.preventDefault(), move(0);
				else if (event.key === "End") event.preventDefault(), move(found.length - 1);
				else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
					event.preventDefault();
					if (found[at]) onSelect(found[at].value);
				}
			}}
		>
			<label {...{ "cmdk-label": "" }} htmlFor={inputId} id={labelId} style={{ position: "absolute", width: 1, height: 1, padding: 0, margin: -1, overflow: "hidden", clip: "rect(0, 0, 0, 0)", whiteSpace: "nowrap", borderWidth: 0 }} />
			<div data-slot="command-input-wrapper" className="flex h-9 items-center gap-2 border-b px-3">
				<Svg name="search" d="m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" className="size-4 shrink-0 opacity-50" />
				<input {...{ "cmdk-input": "" }} data-slot="command-input" placeholder={placeholder} autoComplete="off" autoCorrect="off" spellCheck={false} aria-autocomplete="list" role="combobox" aria-expanded={true} aria-controls={listId} aria-labelledby={labelId} id={inputId} type="text" value={query} onChange={(event) => setQuery(event.target.value)} className="flex h-10 w-full rounded-md bg-transparent py-3 text-sm outline-hidden" />
			</div>
			<div ref={list} {...{ "cmdk-list": "" }} data-slot="command-list" role="listbox" tabIndex={-1} aria-label="Suggestions" id={listId} className="max-h-[300px] scroll-py-1 overflow-x-hidden overflow-y-auto">
				<div {...{ "cmdk-list-sizer": "" }}>
					{found.length === 0 && (
						<div {...{ "cmdk-empty": "" }} role="presentation" data-slot="command-empty" className="py-6 text-center text-sm">
							{empty}
						</div>
					)}
					<div {...{ "cmdk-group": "" }} role="presentation" data-slot="command-group" data-value={group} hidden={found.length === 0 || undefined}>
						<div {...{ "cmdk-group-items": "" }} role="group">
							{found.map((item) => (
								<div key={item.value} {...{ "cmdk-item": "" }} data-slot="command-item" role="option" aria-disabled={false} aria-selected={item.label === current} data-disabled={false} data-selected={item.label === current} data-value={item.label} onPointerMove={() => setActive(item.label)} onClick={() => onSelect(item.value)} className="relative flex cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-sm select-none">
									{item.label}
									<CheckIcon className={cn("ml-auto", item.value === value ? "opacity-100" : "opacity-0")} />
								</div>
							))}
						</div>
					</div>
				</div>
			</div>
		</div>
	);
}

/* ---------- calendar.tsx: what react-day-picker renders with captionLayout="dropdown" ---------- */
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
function Calendar({ selected, onSelect, from, to }: { selected?: Date; onSelect: (date?: Date) => void; from: number; to: number }) {
	const today = new Date();
	const [shown, setShown] = React.useState(selected ?? new Date(Math.min(to, today.getFullYear()), today.getMonth(), 1));
	const [year, month] = [shown.getFullYear(), shown.getMonth()];
	const start = new Date(year, month, 1 - new Date(year, month, 1).getDay());
	const weeks = Math.ceil((new Date(year, month, 1).getDay() + new Date(year, month + 1, 0).getDate()) / 7);
	const caption = React.useId();
	const go = (by: number) => setShown(new Date(year, month + by, 1));
	return (
		<div className="rdp-root bg-background group/calendar p-3 w-fit" data-slot="calendar" data-mode="single">
			<div className="rdp-months flex gap-4 flex-col relative">
				<nav className="rdp-nav flex items-center justify-between" aria-label="Navigation bar">
					<button type="button" className="rdp-button_previous" tabIndex={0} aria-label="Go to the Previous Month" onClick={() => go(-1)}>
						<Svg name="chevron-left" d="m15 18-6-6 6-6" className="size-4" />
					</button>
					<button type="button" className="rdp-button_next" tabIndex={0} aria-label="Go to the Next Month" onClick={() => go(1)}>
						<Svg name="chevron-right" d="m9 18 6-6-6-6" className="size-4" />
					</button>
				</nav>
				<div className="rdp-month flex flex-col w-full gap-4">
					<div className="rdp-month_caption">
						<div className="rdp-dropdowns w-full flex items-center text-sm font-medium justify-center h-8 gap-1.5">
							<span data-disabled={false} className="rdp-dropdown_root relative">
								<select className="rdp-dropdown rdp-months_dropdown" aria-label="Choose the Month" value={month} onChange={(event) => setShown(new Date(year, Number(event.target.value), 1))}>
									{Array.from({ length: 12 }, (_, index) => (
										<option key={index} value={index}>{format(new Date(2024, index, 1), "MMM")}</option>
									))}
								</select>
								<span className="rdp-caption_label" aria-hidden={true}>{format(shown, "MMM")}<ChevronDown className="size-4" /></span>
							</span>
							<span data-disabled={false} className="rdp-dropdown_root relative">
								<select className="rdp-dropdown rdp-years_dropdown" aria-label="Choose the Year" value={year} onChange={(event) => setShown(new Date(Number(event.target.value), month, 1))}>
									{Array.from({ length: to - from + 1 }, (_, index) => (
										<option key={index} value={from + index}>{from + index}</option>
									))}
								</select>
								<span className="rdp-caption_label" aria-hidden={true}>{year}<ChevronDown className="size-4" /></span>
							</span>
							<span role="status" aria-live="polite" id={caption} style={{ border: 0, clip: "rect(0 0 0 0)", height: 1, margin: -1, overflow: "hidden", padding: 0, position: "absolute", width: 1, whiteSpace: "nowrap" }}>{format(shown, "LLLL y")}</span>
						</div>
					</div>
					<table role="grid" aria-multiselectable={false} aria-label={format(shown, "LLLL y")} className="rdp-month_grid w-full border-collapse">
						<thead aria-hidden={true}>
							<tr className="rdp-weekdays flex">
								{DAYS.map((day) => <th key={day} aria-label={day} className="rdp-weekday" scope="col">{day.slice(0, 2)}</th>)}
							</tr>
						</thead>
						<tbody className="rdp-weeks">
							{Array.from({ length: weeks }, (_, week) => (
								<tr key={week} className="rdp-week flex w-full mt-2">
									{DAYS.map((_, day) => {
										const date = new Date(start.getFullYear(), start.getMonth(), start.getDate() + week * 7 + day);
										const iso = format(date, "yyyy-MM-dd");
										const outside = date.getMonth() !== month;
										const chosen = !!selected && format(selected, "yyyy-MM-dd") === iso;
										const isToday = iso === format(today, "yyyy-MM-dd");
										return (
											<td key={iso} className={cn("rdp-day", outside && "rdp-outside", isToday && "rdp-today", chosen && "rdp-selected")} role="gridcell" data-day={iso} data-month={outside ? format(date, "yyyy-MM") : undefined} data-outside={outside || undefined} data-today={isToday || undefined} data-selected={chosen || undefined} aria-selected={chosen || undefined}>
												<button type="button" data-slot="button" className="rdp-day_button" data-day={date.toLocaleDateString()} data-selected-single={chosen} tabIndex={chosen ? 0 : -1} aria-label={`${isToday ? "Today, " : ""}${format(date, "PPPP")}${chosen ? ", selected" : ""}`} onClick={() => onSelect(chosen ? undefined : date)}>
													{date.getDate()}
												</button>
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</div>
		</div>
	);
}

/* ---------- app/apply/page.tsx ---------- */
type Option = { value: string; label: string };
const options = (...labels: string[]): Option[] => labels.map((label) => ({ label, value: label.toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "") }));
const states: Option[] = STATES.map(([value, label]) => ({ value, label }));
const majors: Option[] = MAJORS.map((label) => ({ value: label, label }));
const Req = () => <span className="text-destructive">*</span>;

function TextField({ name, label, description, required, area, className, ...rest }: any) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }: any) => (
				<FormItem className={className}>
					<FormLabel>{label}{required && <Req />}</FormLabel>
					<FormControl>{area ? <Textarea {...rest} {...field} /> : <Input {...rest} {...field} />}</FormControl>
					{description && <FormDescription>{description}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function SelectField({ name, label, description, required, items, placeholder = "Select…", className }: any) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }: any) => (
				<FormItem className={className}>
					<FormLabel>{label}{required && <Req />}</FormLabel>
					<Select onValueChange={field.onChange} value={field.value}>
						<FormControl>
							<SelectTrigger className="w-full">
								<SelectValue placeholder={placeholder} />
							</SelectTrigger>
						</FormControl>
						<SelectContent>
							{items.map((item: Option) => <SelectItem key={item.value} value={item.value}>{item.label}</SelectItem>)}
						</SelectContent>
					</Select>
					{description && <FormDescription>{description}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function ComboField({ name, label, description, required, items, placeholder, search, empty }: any) {
	const { control } = useFormContext();
	const [open, setOpen] = React.useState(false);
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }: any) => (
				<FormItem className="flex flex-col">
					<FormLabel>{label}{required && <Req />}</FormLabel>
					<Popover open={open} onOpenChange={setOpen}>
						<PopoverTrigger asChild>
							<FormControl>
								<Button type="button" variant="outline" role="combobox" className={cn("w-full justify-between", !field.value && "text-muted-foreground")}>
									{field.value ? items.find((item: Option) => item.value === field.value)?.label : placeholder}
									<ChevronsUpDown className="opacity-50" />
								</Button>
							</FormControl>
						</PopoverTrigger>
						<PopoverContent className="p-0">
							<Command items={items} placeholder={search} empty={empty} value={field.value} onSelect={(value) => { field.onChange(value); setOpen(false); }} />
						</PopoverContent>
					</Popover>
					{description && <FormDescription>{description}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function DateField({ name, label, description, required, from, to }: any) {
	const { control } = useFormContext();
	const [open, setOpen] = React.useState(false);
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }: any) => (
				<FormItem className="flex flex-col">
					<FormLabel>{label}{required && <Req />}</FormLabel>
					<Popover open={open} onOpenChange={setOpen}>
						<PopoverTrigger asChild>
							<FormControl>
								<Button type="button" variant="outline" className={cn("w-[240px] pl-3 text-left font-normal", !field.value && "text-muted-foreground")}>
									{field.value ? format(field.value, "PPP") : <span>Pick a date</span>}
									<CalendarIcon className="ml-auto h-4 w-4 opacity-50" />
								</Button>
							</FormControl>
						</PopoverTrigger>
						<PopoverContent className="w-auto p-0" align="start">
							<Calendar selected={field.value ?? undefined} from={from} to={to} onSelect={(date) => { field.onChange(date ?? null); setOpen(false); }} />
						</PopoverContent>
					</Popover>
					{description && <FormDescription>{description}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}
function RadioField({ name, label, description, items }: any) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }: any) => (
				<FormItem className="space-y-3">
					<FormLabel>{label}</FormLabel>
					{description && <FormDescription>{description}</FormDescription>}
					<FormControl>
						<RadioGroup onValueChange={field.onChange} value={field.value} className="flex flex-col">
							{items.map((item: Option) => (
								<FormItem key={item.value} className="flex items-center gap-3">
									<FormControl>
										<RadioGroupItem value={item.value} />
									</FormControl>
									<FormLabel className="font-normal">{item.label}</FormLabel>
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
function BoxesField({ name, label, description, items, inline }: any) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={() => (
				<FormItem className="col-span-2">
					<div className="mb-4">
						<FormLabel className="text-base">{label}</FormLabel>
						{description && <FormDescription>{description}</FormDescription>}
					</div>
					<div className={inline ? "flex gap-4" : "grid gap-2"}>
						{items.map((item: Option) => (
							<FormField
								key={item.value}
								control={control}
								name={name}
								render={({ field }: any) => (
									<FormItem key={item.value} className="flex flex-row items-center gap-2">
										<FormControl>
											<Checkbox checked={field.value?.includes(item.value)} onCheckedChange={(checked: boolean) => field.onChange(checked ? [...field.value, item.value] : field.value?.filter((value: string) => value !== item.value))} />
										</FormControl>
										<FormLabel className="text-sm font-normal">{item.label}</FormLabel>
									</FormItem>
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
function BoxField({ name, label, description }: any) {
	const { control } = useFormContext();
	return (
		<FormField
			control={control}
			name={name}
			render={({ field }: any) => (
				<FormItem className="flex flex-row items-start space-x-3 rounded-md border p-4 shadow">
					<FormControl>
						<Checkbox checked={field.value} onCheckedChange={field.onChange} />
					</FormControl>
					<div className="space-y-1 leading-none">
						<FormLabel>{label}</FormLabel>
						{description && <FormDescription>{description}</FormDescription>}
					</div>
				</FormItem>
			)}
		/>
	);
}
function Section({ title, description, children }: any) {
	return (
		<div data-slot="card" className="bg-card flex flex-col gap-6 rounded-xl border py-6 shadow-sm">
			<div data-slot="card-header" className="px-6">
				<div data-slot="card-title" className="leading-none font-semibold">{title}</div>
				{description && <div data-slot="card-description" className="text-muted-foreground text-sm">{description}</div>}
			</div>
			<div data-slot="card-content" className="px-6 space-y-6">{children}</div>
		</div>
	);
}

const GRADES = options("9th", "10th", "11th", "12th");
const CATEGORIES = options("Robotics / engineering team", "Math or science competition", "Debate or speech", "Community service", "Environment", "Arts or music", "Athletics", "Student government", "Paid work", "Family responsibilities", "Other");
const EDUCATION = options("Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree", "Not sure");
const blank = { category: "", organization: "", role: "", summary: "", grades: [] as string[], hoursPerWeek: "", weeksPerYear: "" };

function AwardDialog({ onSave }: { onSave: (award: any) => void }) {
	const [open, setOpen] = React.useState(false);
	const form = useForm({ defaultValues: { title: "", grade: "", notes: "" } });
	return (
		<DialogPrimitive.Root open={open} onOpenChange={(next) => { setOpen(next); if (next) form.reset(); }}>
			<DialogPrimitive.Trigger asChild>
				<Button type="button" variant="outline">Add honor or award</Button>
			</DialogPrimitive.Trigger>
			<DialogPrimitive.Portal>
				<DialogPrimitive.Overlay data-slot="dialog-overlay" className="dialog-overlay" />
				<DialogPrimitive.Content data-slot="dialog-content" className="dialog-content bg-background grid gap-4 rounded-lg border p-6 shadow-lg">
					<div data-slot="dialog-header" className="flex flex-col gap-2">
						<DialogPrimitive.Title data-slot="dialog-title" className="text-lg font-semibold">Honor or award</DialogPrimitive.Title>
						<DialogPrimitive.Description data-slot="dialog-description" className="text-muted-foreground text-sm">School, local, national or international. You can edit it later.</DialogPrimitive.Description>
					</div>
					<Form {...form}>
						<form className="space-y-4" onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); form.handleSubmit((values) => { onSave(values); setOpen(false); })(); }}>
							<TextField name="title" label="Name of award" />
							<SelectField name="grade" label="Grade when received" items={options("9th grade", "10th grade", "11th grade", "12th grade")} placeholder="Choose a grade" />
							<TextField name="notes" label="What was it for?" area />
							<div data-slot="dialog-footer" className="flex justify-end gap-2">
								<DialogPrimitive.Close asChild><Button type="button" variant="outline">Cancel</Button></DialogPrimitive.Close>
								<Button type="submit">Save award</Button>
							</div>
						</form>
					</Form>
				</DialogPrimitive.Content>
			</DialogPrimitive.Portal>
		</DialogPrimitive.Root>
	);
}

const defaultValues: Record<string, any> = {
	firstName: "", middleName: "", lastName: "", preferredName: "", pronouns: "", email: "", confirmEmail: "", mobile: "", dob: null,
	address: { street: "", unit: "", city: "", state: "", zip: "" },
	school: { name: "", city: "", state: "", gradeLevel: "", graduation: null, gpaUnweighted: "", ncesId: "" },
	tests: { satMath: "", satReading: "", act: "" },
	major: "", enrollYear: "", gender: "", hispanic: "", race: [], citizenship: "", firstGen: "", income: "",
	guardian: { firstName: "", lastName: "", occupation: "", education: "", email: "" },
	activities: [{ ...blank }], awards: [],
	teamNumber: "", mentor: { name: "", email: "", phone: "" }, essay: "", shirt: "", referral: "", newsletter: false, terms: false, signature: "",
};
let values: () => any = () => defaultValues;
let submitted = false;

function App() {
	const form = useForm({ defaultValues });
	values = form.getValues;
	const activities = useFieldArray({ control: form.control, name: "activities" });
	const awards = useFieldArray({ control: form.control, name: "awards" });
	return (
		<main className="container mx-auto max-w-3xl py-10">
			<h1 className="text-3xl font-bold tracking-tight">Gantry Foundation Next Builders Scholarship</h1>
			<p className="text-muted-foreground">For students underrepresented in robotics, engineering and computing. Fields marked <Req /> are required. Your progress is saved on this device.</p>
			<Form {...form}>
				<form noValidate onSubmit={(event) => { event.preventDefault(); submitted = true; }} className="space-y-8">
					<Section title="About you">
						<div className="grid grid-cols-2 gap-4">
							<TextField name="firstName" label="First name" required description="As it appears on your school records." />
							<TextField name="middleName" label="Middle name" />
							<TextField name="lastName" label="Last name" required />
							<TextField name="preferredName" label="What should we call you?" description="Leave blank if same as first name." />
							<SelectField name="pronouns" label="Pronouns" items={options("He/him", "She/her", "They/them", "Other", "Prefer not to share")} placeholder="Select pronouns" />
							<DateField name="dob" label="Date of birth" required from={1990} to={2014} description="You must be at least 15 on the application deadline." />
							<TextField name="email" type="email" label="Email" required placeholder="you@example.com" description="Please don't use a school address that expires after graduation." />
							<TextField name="confirmEmail" type="email" label="Confirm email" required />
							<TextField name="mobile" type="tel" label="Mobile number" placeholder="(555) 555-5555" />
						</div>
					</Section>
					<Section title="Mailing address" description="Where should we send your award package?">
						<TextField name="address.street" label="Street address" required />
						<TextField name="address.unit" label="Apartment, suite, unit" />
						<div className="grid grid-cols-3 gap-4">
							<TextField name="address.city" label="City" required />
							<ComboField name="address.state" label="State" required items={states} placeholder="Select state" search="Search states..." empty="No state found." />
							<TextField name="address.zip" label="ZIP code" required inputMode="numeric" maxLength={5} />
						</div>
					</Section>
					<Section title="School" description="Tell us about the high school you currently attend.">
						<TextField name="school.name" label="High school" required />
						<div className="grid grid-cols-2 gap-4">
							<TextField name="school.city" label="School city" />
							<SelectField name="school.state" label="School state" items={states} placeholder="State" />
							<SelectField name="school.gradeLevel" label="Current grade" required items={options("Freshman (9th)", "Sophomore (10th)", "Junior (11th)", "Senior (12th)")} />
							<DateField name="school.graduation" label="Expected graduation date" from={2024} to={2032} />
							<TextField name="school.gpaUnweighted" label="Unweighted GPA" type="number" step="0.01" min="0" max="4" description="On a 4.0 scale." />
							<TextField name="school.ncesId" label="NCES school ID" description="Optional. Your counselor may know it." />
						</div>
						<div className="grid grid-cols-3 gap-4">
							<TextField name="tests.satMath" label="SAT Math" type="number" min="200" max="800" />
							<TextField name="tests.satReading" label="SAT Reading & Writing" type="number" min="200" max="800" />
							<TextField name="tests.act" label="ACT Composite" type="number" min="1" max="36" />
						</div>
						<ComboField name="major" label="What do you plan to study?" items={majors} placeholder="Choose a field of study" search="Type to search majors..." empty="Nothing matches." />
						<SelectField name="enrollYear" label="When do you expect to start college?" items={options("Fall 2026", "Fall 2027", "Fall 2028", "Fall 2029")} placeholder="Choose a term" />
					</Section>
					<Section title="Activities" description="Teams, clubs, jobs, volunteering, and responsibilities at home. Add up to six, most important first.">
						{activities.fields.map((row, index) => (
							<div key={row.id} className="activity relative grid grid-cols-2 gap-4 rounded-lg border p-4">
								<div className="col-span-2 flex items-center justify-between">
									<h3 className="text-sm font-semibold">Activity {index + 1}</h3>
									<Button type="button" variant="ghost" onClick={() => activities.remove(index)}>
										<span className="sr-only">Remove activity</span>
										<Svg name="x" d="M18 6 6 18M6 6l12 12" />
									</Button>
								</div>
								<SelectField name={`activities.${index}.category`} label="Category" items={CATEGORIES} />
								<TextField name={`activities.${index}.organization`} label="Team or organization" />
								<TextField name={`activities.${index}.role`} label="Your role" className="col-span-2" />
								<TextField name={`activities.${index}.summary`} label="What did you do?" area className="col-span-2" />
								<BoxesField name={`activities.${index}.grades`} label="Grades" items={GRADES} inline />
								<TextField name={`activities.${index}.hoursPerWeek`} label="Hrs / week" type="number" min="0" />
								<TextField name={`activities.${index}.weeksPerYear`} label="Wks / year" type="number" min="0" max="52" />
							</div>
						))}
						<Button type="button" variant="outline" onClick={() => activities.append({ ...blank })}>Add another activity</Button>
					</Section>
					<Section title="Honors and awards">
						{awards.fields.length > 0 && (
							<div data-slot="table-container" className="relative w-full overflow-x-auto">
								<table data-slot="table" className="w-full caption-bottom text-sm">
									<thead data-slot="table-header">
										<tr><th data-slot="table-head">Award</th><th data-slot="table-head">Grade</th><th data-slot="table-head">For</th><th data-slot="table-head" /></tr>
									</thead>
									<tbody data-slot="table-body">
										{awards.fields.map((row: any, index) => (
											<tr key={row.id} data-slot="table-row">
												<td data-slot="table-cell" className="font-medium">{row.title}</td>
												<td data-slot="table-cell">{options("9th grade", "10th grade", "11th grade", "12th grade").find(({ value }) => value === row.grade)?.label}</td>
												<td data-slot="table-cell">{row.notes}</td>
												<td data-slot="table-cell"><Button type="button" variant="ghost" onClick={() => awards.remove(index)}>Delete</Button></td>
											</tr>
										))}
									</tbody>
								</table>
							</div>
						)}
						<AwardDialog onSave={(award) => awards.append(award)} />
					</Section>
					<Section title="Parent or guardian" description="The adult who knows your household best. We only contact them if you are selected.">
						<div className="grid grid-cols-2 gap-4">
							<TextField name="guardian.firstName" label="First name" />
							<TextField name="guardian.lastName" label="Last name" />
							<TextField name="guardian.occupation" label="Occupation" />
							<SelectField name="guardian.education" label="Highest education" items={EDUCATION} />
							<TextField name="guardian.email" label="Email" type="email" />
						</div>
						<SelectField name="income" label="Household income last year" items={options("Under $25,000", "$25,000 – $49,999", "$50,000 – $74,999", "$75,000 – $99,999", "$100,000 or more", "I'd rather not say")} placeholder="Select a range" description="Before taxes. Used for need-based awards only." />
						<RadioField name="firstGen" label="Will you be the first in your family to earn a four-year degree?" items={options("Yes", "No", "I'm not sure")} />
					</Section>
					<Section title="Demographics" description="Voluntary. Reviewers do not see these answers.">
						<RadioField name="gender" label="Gender" items={options("Woman", "Man", "Non-binary", "Prefer to self-describe", "Decline to answer")} />
						<RadioField name="hispanic" label="Are you Hispanic or Latino/a/x?" items={options("Yes", "No", "Decline to answer")} />
						<BoxesField name="race" label="Race" description="Select all that apply." items={options("American Indian or Alaska Native", "Asian", "Black or African American", "Middle Eastern or North African", "Native Hawaiian or Pacific Islander", "White", "Decline to answer")} />
						<SelectField name="citizenship" label="Citizenship status" items={options("U.S. citizen or national", "U.S. permanent resident", "DACA recipient", "Refugee or asylee", "International student")} placeholder="Select status" />
					</Section>
					<Section title="Mentor" description="A coach, teacher or mentor who will upload a letter for you.">
						<TextField name="mentor.name" label="Full name" />
						<div className="grid grid-cols-2 gap-4">
							<TextField name="mentor.email" label="Email" type="email" />
							<TextField name="mentor.phone" label="Phone" type="tel" />
						</div>
						<TextField name="teamNumber" label="FIRST or VEX team number" placeholder="If you have one" />
					</Section>
					<Section title="Last things">
						<TextField name="essay" label="Describe a machine you would build for your neighborhood, and who it would help." area rows={8} description="250–500 words." />
						<SelectField name="shirt" label="T-shirt size" items={options("XS", "S", "M", "L", "XL", "2XL")} />
						<SelectField name="referral" label="How did you hear about us?" items={options("Teacher or counselor", "Robotics event", "Social media", "Friend", "Search engine")} />
						<BoxField name="newsletter" label="Keep me posted" description="Send me news about Gantry programs and partner opportunities." />
						<BoxField name="terms" label="I certify that everything above is true and accept the scholarship terms." />
						<TextField name="signature" label="Type your full legal name to sign" />
					</Section>
					<Button type="submit">Submit application</Button>
				</form>
			</Form>
		</main>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

/* ---------- what the page holds and shows ---------- */
const LISTS: Record<string, [number, string[]]> = { activities: [3, ["category", "organization", "role", "summary", "grades", "hoursPerWeek", "weeksPerYear"]], awards: [3, ["title", "grade", "notes"]] };
const keysOf = (part: any, at = ""): string[] =>
	Object.entries(part).flatMap(([name, value]) => {
		const key = at ? `${at}.${name}` : name;
		if (LISTS[key]) return Array.from({ length: LISTS[key][0] }, (_, row) => LISTS[key][1].map((field) => `${key}.${row}.${field}`)).flat();
		return value && typeof value === "object" && !Array.isArray(value) ? keysOf(value, key) : [key];
	});
const KEYS = keysOf(defaultValues);
const isMany = (key: string) => key === "race" || key.endsWith(".grades");
Object.assign(window, {
	formState() {
		const state: Record<string, any> = { submitted };
		for (const key of KEYS) {
			const value = key.split(".").reduce((part: any, name) => part?.[name], values());
			state[key] = value instanceof Date ? format(value, "yyyy-MM-dd") : isMany(key) ? [...(value ?? [])].sort() : (value ?? "");
		}
		return state;
	},
	formShown() {
		const label = (each: Element) => document.querySelector(`label[for="${each.id}"]`)?.textContent ?? "";
		return Object.fromEntries(
			KEYS.map((key) => {
				if (key.startsWith("awards.")) {
					const [, row, field] = key.split(".");
					return [key, document.querySelectorAll("[data-slot=table-body] > tr")[Number(row)]?.children[["title", "grade", "notes"].indexOf(field)]?.textContent ?? ""];
				}
				const all = [...(mounted.get(key) ?? [])].map((id) => document.getElementById(id)).filter((each) => each !== null);
				const on = all.filter((each) => each.getAttribute("aria-checked") === "true");
				const first = all[0];
				if (isMany(key)) return [key, on.map(label).sort()];
				if (!first) return [key, ""];
				if (first.role === "radiogroup") return [key, on[0] ? label(on[0]) : ""];
				if (first.role === "checkbox") return [key, on.length > 0];
				if (first instanceof HTMLButtonElement) return [key, first.hasAttribute("data-placeholder") || first.classList.contains("text-muted-foreground") ? "" : first.textContent];
				return [key, (first as HTMLInputElement).value];
			}),
		);
	},
});
