import { Checkbox, Label, RadioGroup, Select, Slot } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from "react";
import { Controller, FormProvider, useFormContext, useFormState } from "react-hook-form";

/** What is drawn for each field that is on the page. */
export const drawn = new Map<string, () => unknown>();
function useDrawn<T extends HTMLElement>(name: string, read: (element: T) => unknown) {
	const ref = useRef<T>(null);
	useEffect(() => {
		drawn.set(name, () => (ref.current ? read(ref.current) : ""));
		return () => void drawn.delete(name);
	}, [name]);
	return ref;
}

export const Form = FormProvider;
const FieldName = createContext("");
const ItemId = createContext("");

export function FormField({ name, render }: { name: string; render: (props: any) => any }) {
	const { control } = useFormContext();
	return (
		<FieldName.Provider value={name}>
			<Controller control={control} name={name} render={render} />
		</FieldName.Provider>
	);
}
function useFormField() {
	const name = useContext(FieldName);
	const id = useContext(ItemId);
	const { getFieldState } = useFormContext();
	const state = useFormState({ name });
	return { name, itemId: `${id}-form-item`, descriptionId: `${id}-form-item-description`, messageId: `${id}-form-item-message`, ...getFieldState(name, state) };
}
export function FormItem({ className, ref, children }: { className?: string; ref?: any; children: ReactNode }) {
	const id = useId();
	return (
		<ItemId.Provider value={id}>
			<div data-slot="form-item" className={className} ref={ref}>
				{children}
			</div>
		</ItemId.Provider>
	);
}
export function FormLabel({ children, required }: { children: ReactNode; required?: boolean }) {
	const { itemId, error } = useFormField();
	return (
		<Label.Root data-slot="form-label" data-error={!!error} htmlFor={itemId}>
			{children}
			{required && <span className="text-destructive"> *</span>}
		</Label.Root>
	);
}
export function FormControl({ children }: { children: ReactNode }) {
	const { itemId, descriptionId, messageId, error } = useFormField();
	return (
		<Slot.Root data-slot="form-control" id={itemId} aria-describedby={error ? `${descriptionId} ${messageId}` : descriptionId} aria-invalid={!!error}>
			{children}
		</Slot.Root>
	);
}
export function FormDescription({ children }: { children: ReactNode }) {
	const { descriptionId } = useFormField();
	return (
		<p data-slot="form-description" id={descriptionId}>
			{children}
		</p>
	);
}
export function FormMessage() {
	const { error, messageId } = useFormField();
	return error ? (
		<p data-slot="form-message" id={messageId}>
			{String(error.message ?? "Required")}
		</p>
	) : null;
}

type Common = { name: string; label: string; hint?: string; required?: boolean; className?: string };
type Options = [string, string][];

export function TextField({ name, label, hint, required, className, rows, ...rest }: Common & { rows?: number } & Record<string, any>) {
	const item = useDrawn<HTMLDivElement>(name, (element) => element.querySelector<HTMLInputElement>("input, textarea")?.value);
	return (
		<FormField
			name={name}
			render={({ field }) => (
				<FormItem className={className} ref={item}>
					<FormLabel required={required}>{label}</FormLabel>
					<FormControl>{rows ? <textarea data-slot="textarea" rows={rows} {...rest} {...field} /> : <input data-slot="input" type="text" {...rest} {...field} />}</FormControl>
					{hint && <FormDescription>{hint}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}

export function SelectField({ name, label, hint, required, className, options, placeholder = "Select" }: Common & { options: Options; placeholder?: string }) {
	const item = useDrawn<HTMLDivElement>(name, (element) => {
		const trigger = element.querySelector("button");
		return !trigger || trigger.hasAttribute("data-placeholder") ? "" : trigger.querySelector("span")?.textContent;
	});
	return (
		<FormField
			name={name}
			render={({ field }) => (
				<FormItem className={className} ref={item}>
					<FormLabel required={required}>{label}</FormLabel>
					<Select.Root name={field.name} value={field.value} onValueChange={field.onChange}>
						<FormControl>
							<Select.Trigger data-slot="select-trigger" ref={field.ref}>
								<Select.Value placeholder={placeholder} />
								<Select.Icon>▾</Select.Icon>
							</Select.Trigger>
						</FormControl>
						<Select.Portal>
							<Select.Content data-slot="select-content" position="popper">
								<Select.ScrollUpButton>▴</Select.ScrollUpButton>
								<Select.Viewport>
									{options.map(([value, text]) => (
										<Select.Item data-slot="select-item" key={value} value={value}>
											<Select.ItemText>{text}</Select.ItemText>
											<Select.ItemIndicator>✓</Select.ItemIndicator>
										</Select.Item>
									))}
								</Select.Viewport>
								<Select.ScrollDownButton>▾</Select.ScrollDownButton>
							</Select.Content>
						</Select.Portal>
					</Select.Root>
					{hint && <FormDescription>{hint}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}

export function RadioField({ name, label, hint, required, className, options }: Common & { options: Options }) {
	const item = useDrawn<HTMLDivElement>(name, (element) => element.querySelector("[role=radio][aria-checked=true]")?.closest("[data-slot=form-item]")?.textContent?.trim() ?? "");
	return (
		<FormField
			name={name}
			render={({ field }) => (
				<FormItem className={className} ref={item}>
					<FormLabel required={required}>{label}</FormLabel>
					<FormControl>
						<RadioGroup.Root data-slot="radio-group" name={field.name} value={field.value} onValueChange={field.onChange}>
							{options.map(([value, text]) => (
								<FormItem className="row" key={value}>
									<FormControl>
										<RadioGroup.Item data-slot="radio-group-item" value={value}>
											<RadioGroup.Indicator />
										</RadioGroup.Item>
									</FormControl>
									<FormLabel>{text}</FormLabel>
								</FormItem>
							))}
						</RadioGroup.Root>
					</FormControl>
					{hint && <FormDescription>{hint}</FormDescription>}
					<FormMessage />
				</FormItem>
			)}
		/>
	);
}

/** The documented list of checkboxes: the heading has a label of its own, each box an item. */
export function ChecksField({ name, label, hint, required, className, options }: Common & { options: Options }) {
	const item = useDrawn<HTMLDivElement>(name, (element) =>
		[...element.querySelectorAll("[role=checkbox][aria-checked=true]")].map((box) => box.parentElement?.querySelector("label")?.textContent),
	);
	return (
		<FormField
			name={name}
			render={() => (
				<FormItem className={className} ref={item}>
					<div>
						<FormLabel required={required}>{label}</FormLabel>
						{hint && <FormDescription>{hint}</FormDescription>}
					</div>
					{options.map(([value, text]) => (
						<FormField
							key={value}
							name={name}
							render={({ field }) => (
								<FormItem className="row">
									<FormControl>
										<Checkbox.Root
											data-slot="checkbox"
											checked={field.value?.includes(value)}
											onCheckedChange={(on) => field.onChange(on ? [...field.value, value] : field.value.filter((each: string) => each !== value))}
										>
											<Checkbox.Indicator>✓</Checkbox.Indicator>
										</Checkbox.Root>
									</FormControl>
									<FormLabel>{text}</FormLabel>
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

export function BoxField({ name, label, className }: Common) {
	const item = useDrawn<HTMLDivElement>(name, (element) => element.querySelector("[role=checkbox]")?.getAttribute("aria-checked") === "true");
	return (
		<FormField
			name={name}
			render={({ field }) => (
				<FormItem className={`row ${className ?? ""}`} ref={item}>
					<FormControl>
						<Checkbox.Root data-slot="checkbox" checked={field.value} onCheckedChange={(on) => field.onChange(on === true)}>
							<Checkbox.Indicator>✓</Checkbox.Indicator>
						</Checkbox.Root>
					</FormControl>
					<FormLabel>{label}</FormLabel>
				</FormItem>
			)}
		/>
	);
}
