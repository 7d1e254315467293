/** Our form controls: Formik keeps the answers, Downshift the lists, React DayPicker the calendar. */
import { useCombobox, useMultipleSelection, useSelect } from "downshift";
import { useField } from "formik";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { DayPicker } from "react-day-picker";
import "react-day-picker/style.css";

export type Item = { id: string; name: string };
export const items = (names: readonly string[]): Item[] => names.map((name) => ({ id: name, name }));
type Asked = { name: string; label: string; hint?: string; required?: boolean; bare?: boolean };

const Mark = ({ label, required }: { label: string; required?: boolean }) => <>{label}{required && <abbr title="required">*</abbr>}</>;
const Hint = ({ children }: { children?: ReactNode }) => (children ? <p className="hint">{children}</p> : null);

export function Box({ name, label, hint, required, bare, type = "text", ...rest }: Asked & { type?: string; maxLength?: number; min?: number; max?: number; step?: number; rows?: number; autoComplete?: string }) {
	const [field] = useField({ name, type });
	const id = useId();
	return (
		<div className="field">
			{!bare && <label htmlFor={id}><Mark label={label} required={required} /></label>}
			{rest.rows ? <textarea id={id} {...field} {...rest} /> : <input id={id} type={type} aria-label={bare ? label : undefined} {...field} {...rest} />}
			<Hint>{hint}</Hint>
		</div>
	);
}

export function OneOf({ name, label, of }: Asked & { of: Item[] }) {
	const [field] = useField(name);
	return (
		<fieldset className="field">
			<legend>{label}</legend>
			<div className="across">{of.map((item) => <label key={item.id}><input type="radio" {...field} value={item.id} checked={field.value === item.id} />{item.name}</label>)}</div>
		</fieldset>
	);
}

export function Several({ name, label, hint, of }: Asked & { of: Item[] }) {
	const [field] = useField<string[]>(name);
	return (
		<fieldset className="field">
			<legend>{label}</legend>
			<Hint>{hint}</Hint>
			{of.map((item) => <label key={item.id}><input type="checkbox" {...field} value={item.id} checked={field.value.includes(item.id)} />{item.name}</label>)}
		</fieldset>
	);
}

export function Tick({ name, label }: Asked) {
	const [field] = useField({ name, type: "checkbox" });
	return <label className="tick"><input type="checkbox" {...field} />{label}</label>;
}

export function Pick({ name, label, hint, required, bare, of }: Asked & { of: Item[] }) {
	const [field, , { setValue }] = useField<string>(name);
	const { isOpen, selectedItem, getToggleButtonProps, getLabelProps, getMenuProps, highlightedIndex, getItemProps } = useSelect<Item>({
		items: of,
		itemToString: (item) => item?.name ?? "",
		selectedItem: of.find(({ id }) => id === field.value) ?? null,
		onSelectedItemChange: ({ selectedItem: next }) => setValue(next?.id ?? ""),
	});
	return (
		<div className="field">
			{bare ? <label className="hidden" {...getLabelProps()}>{label}</label> : <label {...getLabelProps()}><Mark label={label} required={required} /></label>}
			<div className="toggle" {...getToggleButtonProps()}><span className={selectedItem ? "" : "empty"}>{selectedItem?.name ?? "Choose"}</span><i aria-hidden="true">{isOpen ? "▴" : "▾"}</i></div>
			<ul className={isOpen ? "menu" : "menu shut"} {...getMenuProps()}>
				{isOpen && of.map((item, index) => <li key={item.id} className={highlightedIndex === index ? "lit" : ""} {...getItemProps({ item, index })}>{item.name}</li>)}
			</ul>
			<Hint>{hint}</Hint>
		</div>
	);
}

/** `free` keeps whatever is typed; otherwise one of the list must be chosen. */
export function Find({ name, label, hint, required, bare, of, free }: Asked & { of: Item[]; free?: boolean }) {
	const [field, , { setValue }] = useField<string>(name);
	const [found, setFound] = useState(of);
	const { isOpen, getLabelProps, getInputProps, getToggleButtonProps, getMenuProps, highlightedIndex, getItemProps, selectedItem } = useCombobox<Item>({
		items: found,
		itemToString: (item) => item?.name ?? "",
		onInputValueChange: ({ inputValue }) => {
			setFound(of.filter((item) => item.name.toLowerCase().includes(inputValue.toLowerCase())));
			if (free) setValue(inputValue);
		},
		onSelectedItemChange: ({ selectedItem: next }) => { if (!free) setValue(next?.id ?? ""); },
	});
	return (
		<div className="field">
			<label className={bare ? "hidden" : undefined} {...getLabelProps()}><Mark label={label} required={required} /></label>
			<div className="combo">
				<input {...getInputProps({ onBlur: field.onBlur })} name={name} />
				<button type="button" aria-label="toggle menu" {...getToggleButtonProps()}>{isOpen ? "▴" : "▾"}</button>
			</div>
			<ul className={isOpen && found.length ? "menu" : "menu shut"} {...getMenuProps()}>
				{isOpen && found.map((item, index) => <li key={item.id} className={highlightedIndex === index ? "lit" : ""} aria-current={selectedItem === item} {...getItemProps({ item, index })}>{item.name}</li>)}
			</ul>
			<Hint>{hint}</Hint>
		</div>
	);
}

export function FindMany({ name, label, hint, of }: Asked & { of: string[] }) {
	const [field, , { setValue }] = useField<string[]>(name);
	const [text, setText] = useState("");
	const left = of.filter((each) => !field.value.includes(each) && each.toLowerCase().startsWith(text.toLowerCase()));
	const { getSelectedItemProps, getDropdownProps, removeSelectedItem } = useMultipleSelection<string>({
		selectedItems: field.value,
		onStateChange: ({ selectedItems }) => { if (selectedItems) setValue(selectedItems); },
	});
	const { isOpen, getLabelProps, getInputProps, getToggleButtonProps, getMenuProps, highlightedIndex, getItemProps } = useCombobox<string>({
		items: left,
		inputValue: text,
		selectedItem: null,
		defaultHighlightedIndex: 0,
		stateReducer: (_, { changes, type }) => (type === useCombobox.stateChangeTypes.InputKeyDownEnter || type === useCombobox.stateChangeTypes.ItemClick ? { ...changes, isOpen: true, highlightedIndex: 0 } : changes),
		onStateChange: ({ selectedItem }) => {
			if (selectedItem) { setValue([...field.value, selectedItem]); setText(""); }
		},
	});
	return (
		<div className="field">
			<label {...getLabelProps()}>{label}</label>
			<div className="combo many">
				{field.value.map((each, index) => (
					<div className="chip" key={each} {...getSelectedItemProps({ selectedItem: each, index })}>
						<span>{each}</span>
						<button type="button" aria-label={`Remove ${each}`} onClick={(e) => { e.stopPropagation(); removeSelectedItem(each); }}>×</button>
					</div>
				))}
				<input placeholder={field.value.length ? "" : "Start typing"} {...getInputProps({ ...getDropdownProps({ preventKeyAction: isOpen }), onChange: (e) => setText(e.currentTarget.value) })} />
				<button type="button" aria-label="toggle menu" {...getToggleButtonProps()}>▾</button>
			</div>
			<ul className={isOpen && left.length ? "menu" : "menu shut"} {...getMenuProps()}>
				{isOpen && left.map((item, index) => <li key={item} className={highlightedIndex === index ? "lit" : ""} {...getItemProps({ item, index })}>{item}</li>)}
			</ul>
			<Hint>{hint}</Hint>
		</div>
	);
}

const toIso = (date?: Date) => (date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}` : "");
const toText = (date: Date) => `${String(date.getMonth() + 1).padStart(2, "0")}/${String(date.getDate()).padStart(2, "0")}/${date.getFullYear()}`;
const fromText = (text: string) => {
	const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
	return year ? new Date(Number(year), Number(month) - 1, Number(day)) : undefined;
};

/** A date that is typed as MM/DD/YYYY or chosen in a calendar. */
export function Day({ name, label, hint, required, bare, around, from, to }: Asked & { around: string; from: string; to: string }) {
	const [, , { setValue }] = useField<string>(name);
	const [text, setText] = useState("");
	const [isOpen, setOpen] = useState(false);
	const [month, setMonth] = useState(new Date(`${around}T00:00`));
	const place = useRef<HTMLDivElement>(null);
	const id = useId();
	useEffect(() => {
		const close = (e: MouseEvent | KeyboardEvent) => {
			if (e instanceof KeyboardEvent ? e.key === "Escape" : !place.current?.contains(e.target as Node)) setOpen(false);
		};
		document.addEventListener("mousedown", close);
		document.addEventListener("keydown", close);
		return () => {
			document.removeEventListener("mousedown", close);
			document.removeEventListener("keydown", close);
		};
	}, []);
	return (
		<div className="field" ref={place}>
			{!bare && <label htmlFor={id}><Mark label={label} required={required} /></label>}
			<div className="combo">
				<input id={id} name={name} aria-label={bare ? label : undefined} placeholder="MM/DD/YYYY" value={text} onChange={(e) => {
					const date = fromText(e.target.value);
					setText(e.target.value);
					setValue(toIso(date));
					if (date) setMonth(date);
				}} />
				<button type="button" aria-label="Open calendar" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>▦</button>
			</div>
			{isOpen && (
				<div className="calendar" role="dialog" aria-label={label}>
					<DayPicker mode="single" captionLayout="dropdown" startMonth={new Date(`${from}T00:00`)} endMonth={new Date(`${to}T00:00`)} month={month} onMonthChange={setMonth} selected={fromText(text)} onSelect={(date) => {
						setText(date ? toText(date) : "");
						setValue(toIso(date));
						setOpen(false);
					}} />
				</div>
			)}
			<Hint>{hint}</Hint>
		</div>
	);
}
