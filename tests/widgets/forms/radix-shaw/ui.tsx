import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Controller, useFormContext, type ControllerRenderProps } from "react-hook-form";
import { Label as LabelPrimitive, Popover as P, Select as S, Slot, Slider as Sl } from "radix-ui";

export const cn = (...all: (string | false | undefined)[]) => all.filter(Boolean).join(" ");
/** Where each field's item stands. */
export const items = new Map<string, HTMLElement>();
const ItemContext = createContext({ id: "", invalid: false });

export function Field({ name, label, required, description, className, children, after }: {
	name: string; label?: ReactNode; required?: boolean; description?: ReactNode; className?: string; after?: boolean;
	children: (field: ControllerRenderProps<any, any>) => ReactNode;
}) {
	const { control } = useFormContext();
	const id = useId();
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		items.set(name, ref.current!);
		return () => { items.delete(name); };
	}, [name]);
	const head = label && (
		<LabelPrimitive.Root data-slot="form-label" data-error={false} className="flex items-center gap-2 text-sm leading-none font-medium select-none data-[error=true]:text-destructive" htmlFor={`${id}-form-item`}>
			{label}{required && <span className="text-destructive"> *</span>}
		</LabelPrimitive.Root>
	);
	return (
		<Controller control={control} name={name} rules={{ required: required ? "Required" : false }} render={({ field, fieldState }) => (
			<ItemContext.Provider value={{ id, invalid: !!fieldState.error }}>
				<div data-slot="form-item" className={cn("grid gap-2", className)} ref={ref}>
					{!after && head}
					{children(field)}
					{after && head}
					{description && <p data-slot="form-description" id={`${id}-form-item-description`} className="text-muted-foreground text-sm">{description}</p>}
					{fieldState.error && <p data-slot="form-message" id={`${id}-form-item-message`} className="text-destructive text-sm">{fieldState.error.message}</p>}
				</div>
			</ItemContext.Provider>
		)} />
	);
}
export function FormControl({ children, ...props }: React.ComponentProps<typeof Slot.Root>) {
	const { id, invalid } = useContext(ItemContext);
	return <Slot.Root data-slot="form-control" {...props} id={`${id}-form-item`} aria-describedby={invalid ? `${id}-form-item-description ${id}-form-item-message` : `${id}-form-item-description`} aria-invalid={invalid}>{children}</Slot.Root>;
}
export const Input = ({ className, type, ...props }: React.ComponentProps<"input">) => (
	<input type={type} {...props} data-slot="input" className={cn("flex h-9 w-full min-w-0 rounded-md border bg-transparent px-3 py-1 text-base shadow-xs", className)} />
);
export const Textarea = (props: React.ComponentProps<"textarea">) => <textarea {...props} data-slot="textarea" className="flex field-sizing-content min-h-16 w-full rounded-md border" />;
export const Button = ({ className, ...props }: React.ComponentProps<"button">) => <button {...props} data-slot="button" className={cn("inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium", className)} />;
export const Chevron = () => <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className="lucide lucide-chevron-down size-4 opacity-50" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>;
const CheckIcon = () => <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" className="lucide lucide-check size-4" aria-hidden="true"><path d="M20 6 9 17l-5-5" /></svg>;

export function SelectBox({ field, options, placeholder }: { field: any; options: (string | [string, string])[]; placeholder: string }) {
	return (
		<S.Root onValueChange={field.onChange} value={field.value}>
			<FormControl>
				<S.Trigger data-slot="select-trigger" data-size="default" className="border-input flex w-fit items-center justify-between gap-2 rounded-md border">
					<S.Value data-slot="select-value" placeholder={placeholder} />
					<S.Icon asChild><Chevron /></S.Icon>
				</S.Trigger>
			</FormControl>
			<S.Portal>
				<S.Content data-slot="select-content" position="popper" className="bg-popover relative z-50 rounded-md border shadow-md">
					<S.Viewport className="p-1">
						{options.map((o) => {
							const [value, text] = typeof o === "string" ? [o, o] : o;
							return <S.Item data-slot="select-item" key={value} value={value} className="relative flex w-full cursor-default"><span className="absolute right-2 flex size-3.5"><S.ItemIndicator><CheckIcon /></S.ItemIndicator></span><S.ItemText>{text}</S.ItemText></S.Item>;
						})}
					</S.Viewport>
				</S.Content>
			</S.Portal>
		</S.Root>
	);
}

/** Command (cmdk): list with a search box. */
export type Row = { value: string; label: string; sub?: string };
export function Command({ rows, placeholder, onPick, search, onSearch, empty, chosen }: {
	rows: Row[]; placeholder?: string; onPick: (row: Row) => void; search: string; onSearch?: (text: string) => void; empty: string; chosen?: string;
}) {
	const [at, setAt] = useState(0);
	const list = useId(), label = useId(), input = useId();
	useEffect(() => setAt(0), [search, rows.length]);
	return (
		<div tabIndex={-1} data-slot="command" className="bg-popover text-popover-foreground flex h-full w-full flex-col overflow-hidden rounded-md" {...{ "cmdk-root": "" }} onKeyDown={(e) => {
			if (e.key === "ArrowDown") { e.preventDefault(); setAt(Math.min(at + 1, rows.length - 1)); }
			if (e.key === "ArrowUp") { e.preventDefault(); setAt(Math.max(at - 1, 0)); }
			if (e.key === "Enter" && rows[at]) { e.preventDefault(); onPick(rows[at]!); }
		}}>
			<label {...{ "cmdk-label": "" }} htmlFor={input} id={label} className="sr-only" />
			{onSearch && (
				<div data-slot="command-input-wrapper" className="flex h-9 items-center gap-2 border-b px-3">
					<input data-slot="command-input" {...{ "cmdk-input": "" }} autoComplete="off" autoCorrect="off" spellCheck={false} aria-autocomplete="list" role="combobox" aria-expanded={true} aria-controls={list} aria-labelledby={label} aria-activedescendant={rows[at] ? `${list}-${at}` : undefined} id={input} type="text" placeholder={placeholder} value={search} onChange={(e) => onSearch(e.target.value)} />
				</div>
			)}
			<div data-slot="command-list" {...{ "cmdk-list": "" }} role="listbox" tabIndex={-1} aria-label="Suggestions" id={list}>
				<div {...{ "cmdk-list-sizer": "" }}>
					{rows.length === 0 && <div data-slot="command-empty" {...{ "cmdk-empty": "" }} role="presentation" className="py-6 text-center text-sm">{empty}</div>}
					<div data-slot="command-group" {...{ "cmdk-group": "" }} role="presentation">
						<div {...{ "cmdk-group-items": "" }} role="group">
							{rows.map((row, n) => (
								<div key={row.value} id={`${list}-${n}`} data-slot="command-item" {...{ "cmdk-item": "" }} role="option" aria-disabled={false} aria-selected={n === at} data-disabled={false} data-selected={n === at} data-value={row.label} onPointerMove={() => setAt(n)} onClick={() => onPick(row)}>
									<span>{row.label}</span>{row.sub && <span className="text-muted-foreground">{row.sub}</span>}
									{chosen === row.value && <CheckIcon />}
								</div>
							))}
						</div>
					</div>
				</div>
			</div>
		</div>
	);
}
export function Combobox({ field, rows, placeholder, searchPlaceholder, empty }: { field: any; rows: Row[]; placeholder: string; searchPlaceholder: string; empty: string }) {
	const [open, setOpen] = useState(false);
	const [text, setText] = useState("");
	const found = rows.filter((r) => r.label.toLowerCase().includes(text.trim().toLowerCase()));
	return (
		<P.Root open={open} onOpenChange={(o) => { setOpen(o); setText(""); }}>
			<P.Trigger asChild>
				<FormControl>
					<Button type="button" role="combobox" aria-expanded={open} className={cn("justify-between", !field.value && "text-muted-foreground")}>
						{field.value ? rows.find((r) => r.value === field.value)?.label : placeholder}<Chevron />
					</Button>
				</FormControl>
			</P.Trigger>
			<P.Portal><P.Content data-slot="popover-content" align="start" sideOffset={4} className="w-[200px] p-0">
				<Command rows={found} search={text} onSearch={setText} placeholder={searchPlaceholder} empty={empty} chosen={field.value} onPick={(r) => { field.onChange(r.value); setOpen(false); }} />
			</P.Content></P.Portal>
		</P.Root>
	);
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const ordinal = (n: number) => n + (n % 10 === 1 && n !== 11 ? "st" : n % 10 === 2 && n !== 12 ? "nd" : n % 10 === 3 && n !== 13 ? "rd" : "th");
export const longDate = (d: Date) => `${MONTHS[d.getMonth()]} ${ordinal(d.getDate())}, ${d.getFullYear()}`;
/** Calendar (react-day-picker, captionLayout="dropdown"). */
function Calendar({ selected, onSelect, from, to, start }: { selected?: Date; onSelect: (d: Date) => void; from: number; to: number; start: Date }) {
	const [month, setMonth] = useState(() => selected ?? start);
	const y = month.getFullYear(), m = month.getMonth();
	const first = new Date(y, m, 1).getDay();
	const weeks = Array.from({ length: Math.ceil((first + new Date(y, m + 1, 0).getDate()) / 7) }, (_, w) => Array.from({ length: 7 }, (_, d) => new Date(y, m, w * 7 + d - first + 1)));
	return (
		<div data-slot="calendar" data-mode="single" className="rdp-root w-fit bg-background p-3">
			<div className="rdp-months relative flex">
				<nav className="rdp-nav" aria-label="">
					<button type="button" className="rdp-button_previous" aria-label="Go to the Previous Month" onClick={() => setMonth(new Date(y, m - 1, 1))}>‹</button>
					<button type="button" className="rdp-button_next" aria-label="Go to the Next Month" onClick={() => setMonth(new Date(y, m + 1, 1))}>›</button>
				</nav>
				<div className="rdp-month">
					<div className="rdp-month_caption"><div className="rdp-dropdowns">
						<span data-disabled="false" className="rdp-dropdown_root"><select className="rdp-dropdown rdp-months_dropdown" aria-label="Choose the Month" value={m} onChange={(e) => setMonth(new Date(y, +e.target.value, 1))}>{MONTHS.map((x, n) => <option key={x} value={n}>{x.slice(0, 3)}</option>)}</select><span className="rdp-caption_label" aria-hidden="true">{MONTHS[m]!.slice(0, 3)}</span></span>
						<span data-disabled="false" className="rdp-dropdown_root"><select className="rdp-dropdown rdp-years_dropdown" aria-label="Choose the Year" value={y} onChange={(e) => setMonth(new Date(+e.target.value, m, 1))}>{Array.from({ length: to - from + 1 }, (_, n) => <option key={n} value={from + n}>{from + n}</option>)}</select><span className="rdp-caption_label" aria-hidden="true">{y}</span></span>
						<span className="sr-only" role="status" aria-live="polite">{MONTHS[m]} {y}</span>
					</div></div>
					<table role="grid" aria-multiselectable="false" aria-label={`${MONTHS[m]} ${y}`} className="rdp-month_grid w-full border-collapse">
						<thead aria-hidden="true"><tr className="rdp-weekdays flex">{DAYS.map((d) => <th key={d} aria-label={d} className="rdp-weekday" scope="col">{d.slice(0, 2)}</th>)}</tr></thead>
						<tbody className="rdp-weeks">{weeks.map((w, n) => <tr key={n} className="rdp-week">{w.map((d) => {
							const on = selected && +selected === +d;
							return <td key={+d} className="rdp-day" role="gridcell" data-day={`${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`} data-outside={d.getMonth() !== m || undefined} data-selected={on || undefined} aria-selected={on || undefined}>
								<button type="button" className="rdp-day_button" data-day={d.toLocaleDateString()} tabIndex={-1} aria-label={`${DAYS[d.getDay()]}, ${longDate(d)}${on ? ", selected" : ""}`} onClick={() => onSelect(d)}>{d.getDate()}</button>
							</td>;
						})}</tr>)}</tbody>
					</table>
				</div>
			</div>
		</div>
	);
}
export function DatePicker({ field, from, to, start }: { field: any; from: number; to: number; start: Date }) {
	const [open, setOpen] = useState(false);
	return (
		<P.Root open={open} onOpenChange={setOpen}>
			<P.Trigger asChild><FormControl>
				<Button type="button" className={cn("w-[240px] pl-3 text-left font-normal", !field.value && "text-muted-foreground")}>{field.value ? longDate(field.value) : <span>Pick a date</span>}</Button>
			</FormControl></P.Trigger>
			<P.Portal><P.Content data-slot="popover-content" align="start" className="w-auto p-0"><Calendar selected={field.value ?? undefined} from={from} to={to} start={start} onSelect={(d) => { field.onChange(d); setOpen(false); }} /></P.Content></P.Portal>
		</P.Root>
	);
}
export function SliderBox({ field, min, max, step, unit }: { field: any; min: number; max: number; step: number; unit: string }) {
	return (<>
		<FormControl>
			<Sl.Root data-slot="slider" min={min} max={max} step={step} value={[field.value ?? min]} onValueChange={([v]) => field.onChange(v)} className="relative flex w-full touch-none items-center select-none">
				<Sl.Track data-slot="slider-track" className="bg-muted relative grow rounded-full"><Sl.Range data-slot="slider-range" className="bg-primary absolute" /></Sl.Track>
				<Sl.Thumb data-slot="slider-thumb" className="block size-4 rounded-full border" />
			</Sl.Root>
		</FormControl>
		<output className="text-muted-foreground text-sm tabular-nums">{field.value === null ? "Not set" : `${field.value}${unit}`}</output>
	</>);
}
