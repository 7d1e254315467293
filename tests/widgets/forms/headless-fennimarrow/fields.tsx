import {
	Checkbox,
	Combobox,
	ComboboxButton,
	ComboboxInput,
	ComboboxOption,
	ComboboxOptions,
	Description,
	Field,
	Input,
	Label,
	Listbox,
	ListboxButton,
	ListboxOption,
	ListboxOptions,
	Radio,
	RadioGroup,
	Textarea,
} from "@headlessui/react";
import { useState } from "react";

export interface Choice {
	id: string;
	name: string;
}
const box =
	"mt-2 block w-full rounded-lg border-none bg-black/5 px-3 py-1.5 text-sm/6 text-zinc-900 focus:not-data-focus:outline-none data-focus:outline-2 data-focus:-outline-offset-2 data-focus:outline-indigo-600";

function Name({ label, required }: { label: string; required?: boolean | undefined }) {
	return (
		<Label className="text-sm/6 font-medium text-zinc-900">
			{label}
			{required && <span className="text-rose-600"> *</span>}
		</Label>
	);
}

interface Common {
	id: string;
	label: string;
	hint?: string;
	required?: boolean;
	className?: string;
}

export function TextField({
	id,
	label,
	hint,
	required,
	className = "sm:col-span-3",
	value,
	onChange,
	type = "text",
	...rest
}: Common & { value: string; onChange(value: string): void; type?: string; placeholder?: string; autoComplete?: string; inputMode?: "numeric" | "decimal" }) {
	return (
		<Field className={className}>
			<Name label={label} required={required} />
			{hint && <Description className="text-sm/6 text-zinc-500">{hint}</Description>}
			<Input id={id} type={type} value={value} required={required} onChange={(event) => onChange(event.target.value)} className={box} {...rest} />
		</Field>
	);
}

export function AreaField({ id, label, hint, value, onChange, rows = 3 }: Common & { value: string; onChange(value: string): void; rows?: number }) {
	return (
		<Field className="col-span-full">
			<Name label={label} />
			{hint && <Description className="text-sm/6 text-zinc-500">{hint}</Description>}
			<Textarea id={id} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} className={`${box} resize-none`} />
		</Field>
	);
}

export function ListboxField({
	id,
	label,
	hint,
	required,
	className = "sm:col-span-3",
	value,
	onChange,
	options,
	placeholder = "Select an option",
	short,
}: Common & { value: string; onChange(value: string): void; options: Choice[]; placeholder?: string; short?: (choice: Choice) => string }) {
	const chosen = options.find((option) => option.id === value);
	return (
		<Field className={className}>
			<Name label={label} required={required} />
			{hint && <Description className="text-sm/6 text-zinc-500">{hint}</Description>}
			<Listbox value={value} onChange={onChange}>
				<ListboxButton id={id} className={`${box} relative text-left`}>
					{chosen ? (short?.(chosen) ?? chosen.name) : <span className="text-zinc-400">{placeholder}</span>}
					<svg className="pointer-events-none absolute size-4 fill-black/60" viewBox="0 0 16 16" aria-hidden="true">
						<path d="M4 6l4 4 4-4" />
					</svg>
				</ListboxButton>
				<ListboxOptions
					anchor="bottom start"
					transition
					className="z-50 w-(--button-width) rounded-xl border border-black/5 bg-white p-1 shadow-lg transition duration-100 ease-in data-leave:data-closed:opacity-0"
				>
					{options.map((option) => (
						<ListboxOption
							key={option.id}
							value={option.id}
							className="group flex cursor-default items-center gap-2 rounded-lg px-3 py-1.5 select-none data-focus:bg-indigo-50"
						>
							<div className="text-sm/6">{option.name}</div>
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
		</Field>
	);
}

export function ComboField({
	id,
	label,
	hint,
	required,
	className = "sm:col-span-3",
	value,
	onChange,
	options,
	placeholder,
}: Common & { value: string; onChange(value: string): void; options: Choice[]; placeholder?: string }) {
	const [query, setQuery] = useState("");
	const found = query === "" ? options : options.filter((option) => option.name.toLowerCase().includes(query.toLowerCase()));
	return (
		<Field className={className}>
			<Name label={label} required={required} />
			{hint && <Description className="text-sm/6 text-zinc-500">{hint}</Description>}
			<Combobox value={options.find((option) => option.id === value) ?? null} onChange={(choice: Choice | null) => onChange(choice?.id ?? "")} onClose={() => setQuery("")}>
				<div className="relative">
					<ComboboxInput
						id={id}
						className={box}
						placeholder={placeholder}
						autoComplete="off"
						displayValue={(choice: Choice | null) => choice?.name ?? ""}
						onChange={(event) => setQuery(event.target.value)}
					/>
					<ComboboxButton className="group absolute inset-y-0 right-0 px-2.5">
						<svg className="size-4 fill-black/60" viewBox="0 0 16 16" aria-hidden="true">
							<path d="M4 6l4 4 4-4" />
						</svg>
					</ComboboxButton>
				</div>
				<ComboboxOptions anchor="bottom" className="z-50 w-(--input-width) rounded-xl border border-black/5 bg-white p-1 shadow-lg empty:invisible">
					{found.map((option) => (
						<ComboboxOption key={option.id} value={option} className="group flex cursor-default items-center gap-2 rounded-lg px-3 py-1.5 data-focus:bg-indigo-50">
							<div className="text-sm/6">{option.name}</div>
						</ComboboxOption>
					))}
				</ComboboxOptions>
			</Combobox>
		</Field>
	);
}

export function RadioField({ id, label, hint, value, onChange, options }: Common & { value: string; onChange(value: string): void; options: Choice[] }) {
	return (
		<Field className="col-span-full">
			<Name label={label} />
			{hint && <Description className="text-sm/6 text-zinc-500">{hint}</Description>}
			<RadioGroup id={id} value={value} onChange={onChange} className="mt-2 flex gap-4">
				{options.map((option) => (
					<Field key={option.id} className="flex items-center gap-2">
						<Radio value={option.id} className="group flex size-5 items-center justify-center rounded-full border bg-white data-checked:bg-indigo-600">
							<span className="invisible size-2 rounded-full bg-white group-data-checked:visible" />
						</Radio>
						<Label>{option.name}</Label>
					</Field>
				))}
			</RadioGroup>
		</Field>
	);
}

export function CheckField({ id, checked, onChange, children }: { id: string; checked: boolean; onChange(checked: boolean): void; children: React.ReactNode }) {
	return (
		<Field className="flex items-center gap-2">
			<Checkbox id={id} checked={checked} onChange={onChange} className="group size-5 rounded-md border bg-white p-0.5 data-checked:bg-indigo-600">
				<svg className="hidden size-4 stroke-white group-data-checked:block" viewBox="0 0 14 14" fill="none" aria-hidden="true">
					<path d="M3 8L6 11L11 3.5" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
				</svg>
			</Checkbox>
			<Label className="text-sm/6">{children}</Label>
		</Field>
	);
}
