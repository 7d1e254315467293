import { Checkbox as CheckboxPrimitive, Collapsible as CollapsiblePrimitive, Dialog as DialogPrimitive, Label as LabelPrimitive, RadioGroup as RadioGroupPrimitive, Select as SelectPrimitive, Slot, Tabs as TabsPrimitive } from "radix-ui";
import * as React from "react";
import { Controller, type ControllerProps, FormProvider, useFormContext, useFormState } from "react-hook-form";

const cn = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(" ");

/* ---------- button / input / textarea / label ---------- */
export function Button({ className, variant = "default", size = "default", ...props }: React.ComponentProps<"button"> & { variant?: string; size?: string }) {
	return <button data-slot="button" className={cn("btn", `btn-${variant}`, `btn-${size}`, className)} {...props} />;
}
export function Input({ className, type, ...props }: React.ComponentProps<"input">) {
	return <input type={type} data-slot="input" className={cn("input", className)} {...props} />;
}
export function Textarea({ className, ...props }: React.ComponentProps<"textarea">) {
	return <textarea data-slot="textarea" className={cn("input textarea", className)} {...props} />;
}
export function Label({ className, ...props }: React.ComponentProps<typeof LabelPrimitive.Root>) {
	return <LabelPrimitive.Root data-slot="label" className={cn("label", className)} {...props} />;
}

/* ---------- form (react-hook-form) ---------- */
export const Form = FormProvider;
const FormFieldContext = React.createContext<{ name: string }>({ name: "" });
const FormItemContext = React.createContext<{ id: string }>({ id: "" });
export const items = new Map<string, HTMLElement>();

export function FormField(props: ControllerProps<any, any>) {
	return (
		<FormFieldContext.Provider value={{ name: props.name }}>
			<Controller {...props} />
		</FormFieldContext.Provider>
	);
}
const useFormField = () => {
	const { name } = React.useContext(FormFieldContext);
	const { id } = React.useContext(FormItemContext);
	const { getFieldState } = useFormContext();
	const formState = useFormState({ name });
	const fieldState = getFieldState(name, formState);
	return { id, name, formItemId: `${id}-form-item`, formDescriptionId: `${id}-form-item-description`, formMessageId: `${id}-form-item-message`, ...fieldState };
};
export function FormItem({ className, ...props }: React.ComponentProps<"div">) {
	const id = React.useId();
	const { name } = React.useContext(FormFieldContext);
	return (
		<FormItemContext.Provider value={{ id }}>
			<div
				data-slot="form-item"
				className={cn("grid gap-2", className)}
				ref={(element) => {
					if (element) items.set(name, element);
				}}
				{...props}
			/>
		</FormItemContext.Provider>
	);
}
export function FormLabel({ className, ...props }: React.ComponentProps<typeof LabelPrimitive.Root>) {
	const { error, formItemId } = useFormField();
	return <Label data-slot="form-label" data-error={!!error} className={className} htmlFor={formItemId} {...props} />;
}
export function FormControl(props: React.ComponentProps<typeof Slot.Root>) {
	const { error, formItemId, formDescriptionId, formMessageId } = useFormField();
	return <Slot.Root data-slot="form-control" id={formItemId} aria-describedby={!error ? formDescriptionId : `${formDescriptionId} ${formMessageId}`} aria-invalid={!!error} {...props} />;
}
export function FormDescription({ className, ...props }: React.ComponentProps<"p">) {
	const { formDescriptionId } = useFormField();
	return <p data-slot="form-description" id={formDescriptionId} className={cn("muted", className)} {...props} />;
}
export function FormMessage() {
	const { error, formMessageId } = useFormField();
	const body = error ? String(error?.message || "Required") : null;
	return body ? (
		<p data-slot="form-message" id={formMessageId} className="error">
			{body}
		</p>
	) : null;
}

/* ---------- select ---------- */
const Chevron = () => (
	<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" className="lucide lucide-chevron-down">
		<path d="m6 9 6 6 6-6" />
	</svg>
);
const Check = () => (
	<svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true" className="lucide lucide-check">
		<path d="M20 6 9 17l-5-5" />
	</svg>
);
export const Select = (props: React.ComponentProps<typeof SelectPrimitive.Root>) => <SelectPrimitive.Root data-slot="select" {...(props as any)} />;
export const SelectValue = (props: React.ComponentProps<typeof SelectPrimitive.Value>) => <SelectPrimitive.Value data-slot="select-value" {...props} />;
export function SelectTrigger({ className, children, ...props }: React.ComponentProps<typeof SelectPrimitive.Trigger>) {
	return (
		<SelectPrimitive.Trigger data-slot="select-trigger" className={cn("input select-trigger", className)} {...props}>
			{children}
			<SelectPrimitive.Icon asChild>
				<Chevron />
			</SelectPrimitive.Icon>
		</SelectPrimitive.Trigger>
	);
}
export function SelectContent({ children, position = "popper", ...props }: React.ComponentProps<typeof SelectPrimitive.Content>) {
	return (
		<SelectPrimitive.Portal>
			<SelectPrimitive.Content data-slot="select-content" className="popover" position={position} {...props}>
				<SelectPrimitive.Viewport className="viewport">{children}</SelectPrimitive.Viewport>
			</SelectPrimitive.Content>
		</SelectPrimitive.Portal>
	);
}
export function SelectItem({ children, ...props }: React.ComponentProps<typeof SelectPrimitive.Item>) {
	return (
		<SelectPrimitive.Item data-slot="select-item" className="select-item" {...props}>
			<span className="tick">
				<SelectPrimitive.ItemIndicator>
					<Check />
				</SelectPrimitive.ItemIndicator>
			</span>
			<SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
		</SelectPrimitive.Item>
	);
}

/* ---------- checkbox / radio ---------- */
export function Checkbox({ className, ...props }: React.ComponentProps<typeof CheckboxPrimitive.Root>) {
	return (
		<CheckboxPrimitive.Root data-slot="checkbox" className={cn("checkbox", className)} {...props}>
			<CheckboxPrimitive.Indicator data-slot="checkbox-indicator">
				<Check />
			</CheckboxPrimitive.Indicator>
		</CheckboxPrimitive.Root>
	);
}
export function RadioGroup({ className, ...props }: React.ComponentProps<typeof RadioGroupPrimitive.Root>) {
	return <RadioGroupPrimitive.Root data-slot="radio-group" className={cn("grid gap-2", className)} {...props} />;
}
export function RadioGroupItem(props: React.ComponentProps<typeof RadioGroupPrimitive.Item>) {
	return (
		<RadioGroupPrimitive.Item data-slot="radio-group-item" className="radio" {...props}>
			<RadioGroupPrimitive.Indicator data-slot="radio-group-indicator" className="dot" />
		</RadioGroupPrimitive.Item>
	);
}

/* ---------- tabs / collapsible / dialog / card ---------- */
export const Tabs = (props: React.ComponentProps<typeof TabsPrimitive.Root>) => <TabsPrimitive.Root data-slot="tabs" {...props} />;
export const TabsList = (props: React.ComponentProps<typeof TabsPrimitive.List>) => <TabsPrimitive.List data-slot="tabs-list" className="tabs-list" {...props} />;
export const TabsTrigger = (props: React.ComponentProps<typeof TabsPrimitive.Trigger>) => <TabsPrimitive.Trigger data-slot="tabs-trigger" className="tabs-trigger" {...props} />;
export const TabsContent = (props: React.ComponentProps<typeof TabsPrimitive.Content>) => <TabsPrimitive.Content data-slot="tabs-content" className="tabs-content" {...props} />;
export const Collapsible = (props: React.ComponentProps<typeof CollapsiblePrimitive.Root>) => <CollapsiblePrimitive.Root data-slot="collapsible" {...props} />;
export const CollapsibleTrigger = (props: React.ComponentProps<typeof CollapsiblePrimitive.Trigger>) => <CollapsiblePrimitive.Trigger data-slot="collapsible-trigger" {...props} />;
export const CollapsibleContent = (props: React.ComponentProps<typeof CollapsiblePrimitive.Content>) => <CollapsiblePrimitive.Content data-slot="collapsible-content" {...props} />;

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;
export function DialogContent({ children, ...props }: React.ComponentProps<typeof DialogPrimitive.Content>) {
	return (
		<DialogPrimitive.Portal>
			<DialogPrimitive.Overlay data-slot="dialog-overlay" className="overlay" />
			<DialogPrimitive.Content data-slot="dialog-content" className="dialog" {...props}>
				{children}
				<DialogPrimitive.Close data-slot="dialog-close" className="dialog-x">
					<span aria-hidden="true">×</span>
					<span className="sr-only">Close</span>
				</DialogPrimitive.Close>
			</DialogPrimitive.Content>
		</DialogPrimitive.Portal>
	);
}
export const DialogTitle = (props: React.ComponentProps<typeof DialogPrimitive.Title>) => <DialogPrimitive.Title data-slot="dialog-title" {...props} />;
export const DialogDescription = (props: React.ComponentProps<typeof DialogPrimitive.Description>) => <DialogPrimitive.Description data-slot="dialog-description" className="muted" {...props} />;

export function Card({ title, description, children, id }: { title: string; description?: React.ReactNode; children: React.ReactNode; id?: string }) {
	return (
		<div data-slot="card" className="card" id={id}>
			<div data-slot="card-header" className="card-header">
				<div data-slot="card-title" className="card-title">
					{title}
				</div>
				{description ? (
					<div data-slot="card-description" className="muted">
						{description}
					</div>
				) : null}
			</div>
			<div data-slot="card-content" className="card-content">
				{children}
			</div>
		</div>
	);
}
