import {
	Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions,
	Radio, RadioGroup, Switch,
} from "@headlessui/react";
import { format } from "date-fns";
import { createContext, useContext, useEffect, useId, useRef, useState } from "react";
import DatePicker from "react-datepicker";
import Select from "react-select";
import AsyncSelect from "react-select/async";
import CreatableSelect from "react-select/creatable";

export type Option = { value: string; label: string };
export type Values = Record<string, unknown>;
export const FormContext = createContext<{ values: Values; setValue: (name: string, value: unknown) => void }>({ values: {}, setValue: () => {} });

/** What each control on the page draws, and what it holds before anybody answers. */
export const drawn = new Map<string, () => unknown>();
export const blank = new Map<string, unknown>();

function useAnswer<V>(name: string, empty: V, read: (box: HTMLElement) => unknown) {
	const { values, setValue } = useContext(FormContext);
	const box = useRef<HTMLDivElement>(null);
	blank.set(name, empty);
	useEffect(() => {
		drawn.set(name, () => read(box.current!));
	}, [name, read]);
	return { value: (name in values ? values[name] : empty) as V, set: (value: V) => setValue(name, value), box };
}

type Common = { name: string; label: string; required?: boolean; hint?: string };
const toOptions = (list: readonly (string | Option)[]): Option[] => list.map((one) => (typeof one === "string" ? { value: one, label: one } : one));
const inputText = (box: HTMLElement) => box.querySelector<HTMLInputElement>("input, textarea")!.value;
const textOf = (selector: string) => (box: HTMLElement) => box.querySelector(selector)?.textContent ?? "";
const buttonText = (box: HTMLElement) => box.querySelector("button:not([data-blank])")?.textContent ?? "";
const singleText = textOf('[class$="-singleValue"]');
const manyTexts = (box: HTMLElement) => [...box.querySelectorAll('[class$="-multiValue"]')].map((one) => one.textContent);
const isOn = (box: HTMLElement) => box.querySelector("[role=switch]")!.getAttribute("aria-checked") === "true";

export function Text({ name, label, required, hint, type = "text", rows, ...rest }: Common & { type?: string; rows?: number; maxLength?: number; placeholder?: string }) {
	const id = useId();
	const { value, set, box } = useAnswer(name, "", inputText);
	const common = { id, value, "aria-required": required, "aria-describedby": hint ? `${id}-hint` : undefined, ...rest };
	return (
		<div className="f" ref={box}>
			<label htmlFor={id} className={required ? "req" : undefined}>{label}</label>
			{rows ? <textarea rows={rows} {...common} onChange={(e) => set(e.target.value)} /> : <input type={type} {...common} onChange={(e) => set(e.target.value)} />}
			{hint && <small id={`${id}-hint`}>{hint}</small>}
		</div>
	);
}

export function Pick({ name, label, options, required }: Common & { options: readonly (string | Option)[] }) {
	const id = useId();
	const { value, set, box } = useAnswer(name, "", singleText);
	const all = toOptions(options);
	return (
		<div className="f" ref={box}>
			<label htmlFor={id} className={required ? "req" : undefined}>{label}</label>
			<Select inputId={id} options={all} value={all.find((one) => one.value === value) ?? null} onChange={(one) => set(one?.value ?? "")} isClearable />
		</div>
	);
}

export function PickMany({ name, label, options }: Common & { options: readonly (string | Option)[] }) {
	const id = useId();
	const { value, set, box } = useAnswer<string[]>(name, [], manyTexts);
	const all = toOptions(options);
	return (
		<div className="f" ref={box}>
			<label htmlFor={id}>{label}</label>
			<Select inputId={id} isMulti closeMenuOnSelect={false} options={all} value={all.filter((one) => value.includes(one.value))} onChange={(many) => set(all.map((one) => one.value).filter((each) => many.some((one) => one.value === each)))} />
		</div>
	);
}

export function PickOrCreate({ name, label, options, hint }: Common & { options: readonly string[] }) {
	const id = useId();
	const { value, set, box } = useAnswer(name, "", singleText);
	return (
		<div className="f" ref={box}>
			<label htmlFor={id}>{label}</label>
			<CreatableSelect inputId={id} isClearable options={toOptions(options)} value={value ? { value, label: value } : null} onChange={(one) => set(one?.value ?? "")} />
			{hint && <small>{hint}</small>}
		</div>
	);
}

export function CreateMany({ name, label, options, hint }: Common & { options: readonly string[] }) {
	const id = useId();
	const { value, set, box } = useAnswer<string[]>(name, [], manyTexts);
	return (
		<div className="f" ref={box}>
			<label htmlFor={id}>{label}</label>
			<CreatableSelect inputId={id} isMulti options={toOptions(options)} value={toOptions(value)} onChange={(many) => set(many.map((one) => one.value))} />
			{hint && <small>{hint}</small>}
		</div>
	);
}

/** The directory answers after a while, as a server would. */
export function LookUp({ name, label, directory, placeholder, required }: Common & { directory: readonly Option[]; placeholder: string }) {
	const id = useId();
	const { value, set, box } = useAnswer<Option | null>(name, null, singleText);
	const load = (text: string) =>
		new Promise<Option[]>((resolve) => setTimeout(() => resolve(directory.filter((one) => one.label.toLowerCase().includes(text.trim().toLowerCase()))), 250));
	return (
		<div className="f" ref={box}>
			<label htmlFor={id} className={required ? "req" : undefined}>{label}</label>
			<AsyncSelect inputId={id} cacheOptions loadOptions={load} value={value} onChange={(one) => set(one)} placeholder={placeholder} isClearable />
		</div>
	);
}

export function Day({ name, label, month, required }: Common & { month?: boolean }) {
	const id = useId();
	const { value, set, box } = useAnswer(name, "", inputText);
	const kept = month ? "yyyy-MM" : "yyyy-MM-dd";
	const date = value ? new Date(`${value}${month ? "-01" : ""}T00:00:00`) : null;
	return (
		<div className="f" ref={box}>
			<label htmlFor={id} className={required ? "req" : undefined}>{label}</label>
			<DatePicker
				id={id}
				selected={date}
				onChange={(day: Date | null) => set(day ? format(day, kept) : "")}
				dateFormat={month ? "MM/yyyy" : "MM/dd/yyyy"}
				placeholderText={month ? "MM/YYYY" : "MM/DD/YYYY"}
				showMonthYearPicker={month}
				showMonthDropdown={!month}
				showYearDropdown={!month}
				dropdownMode="select"
				autoComplete="off"
			/>
		</div>
	);
}

export function List({ name, label, options, required }: Common & { options: readonly (string | Option)[] }) {
	const { value, set, box } = useAnswer(name, "", buttonText);
	const all = toOptions(options);
	return (
		<Field className="f" ref={box}>
			<Label className={required ? "req" : undefined}>{label}</Label>
			<Listbox value={value} onChange={set}>
				<ListboxButton className="button" data-blank={value ? undefined : ""}>{all.find((one) => one.value === value)?.label ?? "Choose…"}</ListboxButton>
				<ListboxOptions anchor="bottom start" className="menu">
					{all.map((one) => (
						<ListboxOption key={one.value} value={one.value} className="item">{one.label}</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

export function Find({ name, label, options, required }: Common & { options: readonly (string | Option)[] }) {
	const { value, set, box } = useAnswer(name, "", inputText);
	const [query, setQuery] = useState("");
	const all = toOptions(options);
	const found = query === "" ? all : all.filter((one) => one.label.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className="f" ref={box}>
			<Label className={required ? "req" : undefined}>{label}</Label>
			<Combobox value={value} onChange={(one: string | null) => set(one ?? "")} onClose={() => setQuery("")}>
				<div className="combo">
					<ComboboxInput displayValue={(one: string) => all.find((each) => each.value === one)?.label ?? ""} onChange={(e) => setQuery(e.target.value)} />
					<ComboboxButton className="arrow">▾</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom start" className="menu">
					{found.map((one) => (
						<ComboboxOption key={one.value} value={one.value} className="item">{one.label}</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

const checkedText = textOf('[role=radio][aria-checked="true"]');
export function Choice({ name, label, options }: Common & { options: readonly (string | Option)[] }) {
	const { value, set, box } = useAnswer(name, "", checkedText);
	return (
		<RadioGroup className="f" ref={box} value={value} onChange={set}>
			<Label>{label}</Label>
			<div className="pills">
				{toOptions(options).map((one) => (
					<Radio key={one.value} value={one.value} className="pill">{one.label}</Radio>
				))}
			</div>
		</RadioGroup>
	);
}

export function Toggle({ name, label }: Common) {
	const { value, set, box } = useAnswer(name, false, isOn);
	return (
		<Field className="f toggle" ref={box}>
			<Switch checked={value} onChange={set} className="switch"><span /></Switch>
			<Label>{label}</Label>
		</Field>
	);
}
