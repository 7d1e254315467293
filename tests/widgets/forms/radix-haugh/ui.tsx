import * as React from "react";
import { Checkbox as CheckboxPrimitive, Dialog as DialogPrimitive, Label as LabelPrimitive, Popover as PopoverPrimitive, RadioGroup as RadioGroupPrimitive, Select as SelectPrimitive, Slider as SliderPrimitive, Slot as SlotPrimitive, Switch as SwitchPrimitive, ToggleGroup as ToggleGroupPrimitive } from "radix-ui";
import { Controller, FormProvider, useFormContext, useFormState, type ControllerProps } from "react-hook-form";

export const itemIds: Record<string, string> = {};
export const cn = (...c: (string | false | undefined | null)[]) => c.filter(Boolean).join(" ");

export const Form = FormProvider;
const FieldCtx = React.createContext<{ name: string }>({ name: "" });
const ItemCtx = React.createContext<{ id: string }>({ id: "" });
export const FormField = (props: any) => (
	<FieldCtx.Provider value={{ name: props.name }}>
		<Controller {...(props as ControllerProps)} />
	</FieldCtx.Provider>
);
const useFormField = () => {
	const { name } = React.useContext(FieldCtx);
	const { id } = React.useContext(ItemCtx);
	const { getFieldState } = useFormContext();
	const formState = useFormState({ name });
	const fieldState = getFieldState(name, formState);
	return { id, name, formItemId: `${id}-form-item`, formDescriptionId: `${id}-form-item-description`, formMessageId: `${id}-form-item-message`, ...fieldState };
};
export function FormItem({ className, ...props }: React.ComponentProps<"div">) {
	const id = React.useId();
	return (
		<ItemCtx.Provider value={{ id }}>
			<div data-slot="form-item" className={cn("form-item", className)} {...props} />
		</ItemCtx.Provider>
	);
}
export function Label({ className, ...props }: any) {
	return <LabelPrimitive.Root data-slot="label" className={cn("label", className)} {...props} />;
}
export function FormLabel({ required, children, ...props }: any) {
	const { error, formItemId } = useFormField();
	return (
		<Label data-slot="form-label" data-error={!!error} htmlFor={formItemId} {...props}>
			{children}
			{required && <span className="req">*</span>}
		</Label>
	);
}
export function FormControl({ ...props }: any) {
	const { error, name, formItemId, formDescriptionId, formMessageId } = useFormField();
	itemIds[name] = formItemId;
	return <SlotPrimitive.Root data-slot="form-control" id={formItemId} aria-describedby={!error ? `${formDescriptionId}` : `${formDescriptionId} ${formMessageId}`} aria-invalid={!!error} {...props} />;
}
export function FormDescription(props: any) {
	const { formDescriptionId } = useFormField();
	return <p data-slot="form-description" id={formDescriptionId} className="desc" {...props} />;
}
export function FormMessage() {
	const { error, formMessageId } = useFormField();
	return error ? <p data-slot="form-message" id={formMessageId} className="msg">{String(error.message ?? "")}</p> : null;
}
export const Input = ({ className, ...p }: React.ComponentProps<"input">) => <input data-slot="input" className={cn("input", className)} {...p} />;
export const Textarea = ({ className, ...p }: React.ComponentProps<"textarea">) => <textarea data-slot="textarea" className={cn("textarea", className)} {...p} />;
export const Button = ({ variant = "primary", className, ...p }: any) => <button data-slot="button" type="button" className={cn("btn", `btn-${variant}`, className)} {...p} />;
export const Checkbox = (p: any) => (
	<CheckboxPrimitive.Root data-slot="checkbox" className="checkbox" {...p}>
		<CheckboxPrimitive.Indicator data-slot="checkbox-indicator"><svg width="14" height="14" viewBox="0 0 24 24" stroke="#fff" fill="none"><path d="M20 6 9 17l-5-5" /></svg></CheckboxPrimitive.Indicator>
	</CheckboxPrimitive.Root>
);
export const Switch = (p: any) => (
	<SwitchPrimitive.Root data-slot="switch" className="switch" {...p}><SwitchPrimitive.Thumb data-slot="switch-thumb" className="switch-thumb" /></SwitchPrimitive.Root>
);
export const RadioGroup = (p: any) => <RadioGroupPrimitive.Root data-slot="radio-group" {...p} />;
export const RadioGroupItem = (p: any) => (
	<RadioGroupPrimitive.Item data-slot="radio-group-item" className="radio" {...p}><RadioGroupPrimitive.Indicator data-slot="radio-group-indicator" /></RadioGroupPrimitive.Item>
);
export const ToggleGroup = (p: any) => <ToggleGroupPrimitive.Root data-slot="toggle-group" className="row" {...p} />;
export const ToggleGroupItem = (p: any) => <ToggleGroupPrimitive.Item data-slot="toggle-group-item" className="toggle" {...p} />;
export const Slider = (p: any) => (
	<SliderPrimitive.Root data-slot="slider" className="slider" {...p}>
		<SliderPrimitive.Track data-slot="slider-track" className="slider-track"><SliderPrimitive.Range data-slot="slider-range" className="slider-range" /></SliderPrimitive.Track>
		<SliderPrimitive.Thumb data-slot="slider-thumb" className="slider-thumb" />
	</SliderPrimitive.Root>
);
/** Select as the shadcn docs compose it inside a form. */
export function FormSelect({ field, placeholder, options }: { field: any; placeholder: string; options: (string | [string, string])[] }) {
	return (
		<SelectPrimitive.Root onValueChange={field.onChange} value={field.value ?? ""}>
			<FormControl>
				<SelectPrimitive.Trigger data-slot="select-trigger" className="select-trigger">
					<SelectPrimitive.Value placeholder={placeholder} />
					<SelectPrimitive.Icon asChild><svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="m6 9 6 6 6-6" /></svg></SelectPrimitive.Icon>
				</SelectPrimitive.Trigger>
			</FormControl>
			<SelectPrimitive.Portal>
				<SelectPrimitive.Content data-slot="select-content" className="popover" position="popper">
					<SelectPrimitive.Viewport style={{ maxHeight: 280 }}>
						{options.map((o) => {
							const [v, t] = Array.isArray(o) ? o : [o, o];
							return (
								<SelectPrimitive.Item key={v} value={v} data-slot="select-item" className="select-item">
									<SelectPrimitive.ItemText>{t}</SelectPrimitive.ItemText>
								</SelectPrimitive.Item>
							);
						})}
					</SelectPrimitive.Viewport>
				</SelectPrimitive.Content>
			</SelectPrimitive.Portal>
		</SelectPrimitive.Root>
	);
}
export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = (p: any) => <PopoverPrimitive.Trigger data-slot="popover-trigger" {...p} />;
export const PopoverContent = ({ className, ...p }: any) => (
	<PopoverPrimitive.Portal><PopoverPrimitive.Content data-slot="popover-content" align="start" sideOffset={4} className={cn("popover", className)} {...p} /></PopoverPrimitive.Portal>
);
/** cmdk, as it renders. */
export function Command({ placeholder, empty, items, onSelect, onSearch, selected }: { placeholder: string; empty: React.ReactNode; items: { value: string; label: React.ReactNode; text: string }[]; onSelect: (v: string) => void; onSearch?: (s: string) => void; selected?: string }) {
	const [q, setQ] = React.useState("");
	const [at, setAt] = React.useState("");
	const listId = React.useId(), labelId = React.useId(), inputId = React.useId();
	const shown = onSearch ? items : items.filter((i) => i.text.toLowerCase().includes(q.toLowerCase()));
	const cur = shown.find((i) => i.value === at) ? at : (shown[0]?.value ?? "");
	const move = (d: number) => { const i = shown.findIndex((x) => x.value === cur); setAt(shown[Math.max(0, Math.min(shown.length - 1, i + d))]?.value ?? ""); };
	return (
		<div data-slot="command" cmdk-root="" tabIndex={-1} onKeyDown={(e) => {
			if (e.key === "ArrowDown") { e.preventDefault(); move(1); }
			if (e.key === "ArrowUp") { e.preventDefault(); move(-1); }
			if (e.key === "Enter") { e.preventDefault(); if (cur) onSelect(cur); }
		}}>
			<label cmdk-label="" htmlFor={inputId} id={labelId} className="sr-only" />
			<div data-slot="command-input-wrapper">
				<input data-slot="command-input" cmdk-input="" autoComplete="off" autoCorrect="off" spellCheck={false} aria-autocomplete="list" role="combobox" aria-expanded={true} aria-controls={listId} aria-labelledby={labelId} aria-activedescendant={cur ? `${listId}-${cur}` : undefined} id={inputId} type="text" placeholder={placeholder} value={q} onChange={(e) => { setQ(e.target.value); onSearch?.(e.target.value); }} />
			</div>
			<div data-slot="command-list" cmdk-list="" role="listbox" tabIndex={-1} aria-label="Suggestions" id={listId}>
				<div cmdk-list-sizer="">
					{shown.length === 0 && <div data-slot="command-empty" cmdk-empty="" role="presentation" style={{ padding: ".75rem", fontSize: ".85rem" }}>{empty}</div>}
					<div data-slot="command-group" cmdk-group="" role="presentation"><div cmdk-group-items="" role="group">
						{shown.map((i) => (
							<div key={i.value} data-slot="command-item" cmdk-item="" role="option" id={`${listId}-${i.value}`} aria-disabled={false} data-disabled={false} aria-selected={i.value === cur} data-selected={i.value === cur} data-value={i.text} onPointerMove={() => setAt(i.value)} onClick={() => onSelect(i.value)}>
								{i.label}{selected === i.value && " ✓"}
							</div>
						))}
					</div></div>
				</div>
			</div>
		</div>
	);
}
export function Combobox({ field, placeholder, search, options }: any) {
	const [open, setOpen] = React.useState(false);
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger asChild>
				<FormControl>
					<Button variant="outline" role="combobox" aria-expanded={open} className={cn("combo", !field.value && "text-muted-foreground")}>
						{field.value ? options.find((o: any) => o[0] === field.value)?.[1] : placeholder}
						<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="m7 15 5 5 5-5M7 9l5-5 5 5" /></svg>
					</Button>
				</FormControl>
			</PopoverTrigger>
			<PopoverContent>
				<Command placeholder={search} empty="No results found." selected={field.value} items={options.map(([v, t]: any) => ({ value: v, label: t, text: t }))} onSelect={(v) => { field.onChange(v); setOpen(false); }} />
			</PopoverContent>
		</Popover>
	);
}
/** react-day-picker 9 with captionLayout="dropdown", as it renders. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
export function Calendar({ selected, onSelect, from, to, month }: { selected?: Date; onSelect: (d: Date) => void; from: number; to: number; month: Date }) {
	const [m, setM] = React.useState(selected ?? month);
	const y = m.getFullYear(), mo = m.getMonth();
	const first = new Date(y, mo, 1 - new Date(y, mo, 1).getDay());
	const weeks = Array.from({ length: 6 }, (_, w) => Array.from({ length: 7 }, (_, d) => new Date(first.getFullYear(), first.getMonth(), first.getDate() + w * 7 + d))).filter((w) => w.some((d) => d.getMonth() === mo));
	const iso = (d: Date) => `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}`;
	const ord = (n: number) => n + (n % 10 === 1 && n !== 11 ? "st" : n % 10 === 2 && n !== 12 ? "nd" : n % 10 === 3 && n !== 13 ? "rd" : "th");
	return (
		<div data-slot="calendar" className="calendar rdp-root" data-mode="single">
			<div className="rdp-months">
				<nav className="rdp-nav row between" aria-label="">
					<button type="button" className="rdp-button_previous" aria-label="Go to the Previous Month" onClick={() => setM(new Date(y, mo - 1, 1))}>‹</button>
					<button type="button" className="rdp-button_next" aria-label="Go to the Next Month" onClick={() => setM(new Date(y, mo + 1, 1))}>›</button>
				</nav>
				<div className="rdp-month">
					<div className="rdp-month_caption"><div className="rdp-dropdowns row">
						<span data-disabled={false} className="rdp-dropdown_root"><select className="rdp-months_dropdown" aria-label="Choose the Month" value={mo} onChange={(e) => setM(new Date(y, +e.target.value, 1))}>{MONTHS.map((n, i) => <option key={n} value={i}>{n}</option>)}</select></span>
						<span data-disabled={false} className="rdp-dropdown_root"><select className="rdp-years_dropdown" aria-label="Choose the Year" value={y} onChange={(e) => setM(new Date(+e.target.value, mo, 1))}>{Array.from({ length: to - from + 1 }, (_, i) => from + i).map((n) => <option key={n} value={n}>{n}</option>)}</select></span>
					</div></div>
					<table role="grid" aria-multiselectable={false} aria-label={m.toLocaleDateString("en-US", { month: "long", year: "numeric" })} className="rdp-month_grid">
						<thead aria-hidden><tr className="rdp-weekdays">{["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map((d) => <th key={d} scope="col">{d}</th>)}</tr></thead>
						<tbody className="rdp-weeks">{weeks.map((w, i) => <tr key={i} className="rdp-week">{w.map((d) => {
							const sel = !!selected && iso(selected) === iso(d), out = d.getMonth() !== mo;
							return <td key={iso(d)} role="gridcell" className={cn("rdp-day", out && "rdp-outside")} data-day={iso(d)} data-outside={out || undefined} data-selected={sel || undefined} aria-selected={sel || undefined}>
								<button type="button" className="rdp-day_button" tabIndex={-1} aria-label={`${d.toLocaleDateString("en-US", { weekday: "long" })}, ${d.toLocaleDateString("en-US", { month: "long" })} ${ord(d.getDate())}, ${d.getFullYear()}${sel ? ", selected" : ""}`} onClick={() => onSelect(d)}>{d.getDate()}</button>
							</td>; })}</tr>)}</tbody>
					</table>
				</div>
			</div>
		</div>
	);
}
export const Dialog = DialogPrimitive.Root;
export const DialogContent = ({ title, description, children, ...p }: any) => (
	<DialogPrimitive.Portal>
		<DialogPrimitive.Overlay data-slot="dialog-overlay" className="overlay" />
		<DialogPrimitive.Content data-slot="dialog-content" className="dialog" {...p}>
			<div data-slot="dialog-header"><DialogPrimitive.Title className="card-title">{title}</DialogPrimitive.Title><DialogPrimitive.Description className="card-description">{description}</DialogPrimitive.Description></div>
			{children}
			<DialogPrimitive.Close style={{ position: "absolute", right: 12, top: 12 }}>✕<span className="sr-only">Close</span></DialogPrimitive.Close>
		</DialogPrimitive.Content>
	</DialogPrimitive.Portal>
);
