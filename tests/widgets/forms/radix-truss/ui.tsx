// components/ui/* : copied from the shadcn registry and trimmed
import { Accordion as A, Checkbox as C, Dialog as D, Label as L, RadioGroup as R, Select as S, Slot, Tabs as T } from "radix-ui";
import * as React from "react";
import { Controller, FormProvider, useFormContext, useFormState } from "react-hook-form";

const cn = (...names: Array<string | undefined>) => names.filter(Boolean).join(" ");

export const Tabs = (p: any) => <T.Root data-slot="tabs" className="flex flex-col gap-2" {...p} />;
export const TabsList = (p: any) => <T.List data-slot="tabs-list" className="bg-muted text-muted-foreground inline-flex h-9 w-fit rounded-lg p-[3px]" {...p} />;
export const TabsTrigger = (p: any) => <T.Trigger data-slot="tabs-trigger" {...p} />;
export const TabsContent = (p: any) => <T.Content data-slot="tabs-content" className="flex-1 outline-none" {...p} />;

export const Accordion = (p: any) => <A.Root data-slot="accordion" {...p} />;
export const AccordionItem = ({ className, ...p }: any) => (
	<A.Item data-slot="accordion-item" className={cn("border-b last:border-b-0", className)} {...p} />
);
export const AccordionTrigger = ({ children, ...p }: any) => (
	<A.Header className="flex">
		<A.Trigger data-slot="accordion-trigger" className="flex flex-1 items-start justify-between" {...p}>
			{children}
			<svg className="size-4 shrink-0" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
				<path d="m6 9 6 6 6-6" />
			</svg>
		</A.Trigger>
	</A.Header>
);
export const AccordionContent = ({ children, ...p }: any) => (
	<A.Content data-slot="accordion-content" className="overflow-hidden text-sm" {...p}>
		<div className="pt-0 pb-4">{children}</div>
	</A.Content>
);

export const Button = ({ className, variant = "default", size = "default", ...p }: any) => (
	<button data-slot="button" className={cn(`btn btn-${variant} btn-${size}`, className)} {...p} />
);
export const Badge = ({ className, ...p }: any) => <span data-slot="badge" className={cn("badge", className)} {...p} />;
export const Input = ({ className, type, ...p }: any) => (
	<input type={type} data-slot="input" className={cn("flex h-9 w-full min-w-0 rounded-md border bg-transparent px-3 py-1", className)} {...p} />
);
export const Textarea = ({ className, ...p }: any) => (
	<textarea data-slot="textarea" className={cn("flex min-h-16 w-full rounded-md border", className)} {...p} />
);
export const Label = ({ className, ...p }: any) => (
	<L.Root data-slot="label" className={cn("flex items-center gap-2 text-sm leading-none font-medium select-none", className)} {...p} />
);

const Chevron = () => (
	<svg className="size-4 opacity-50" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
		<path d="m6 9 6 6 6-6" />
	</svg>
);
export const Select = (p: any) => <S.Root data-slot="select" {...p} />;
export const SelectValue = (p: any) => <S.Value data-slot="select-value" {...p} />;
export const SelectTrigger = ({ className, children, ...p }: any) => (
	<S.Trigger data-slot="select-trigger" data-size="default" className={cn("flex w-fit items-center justify-between gap-2 rounded-md border", className)} {...p}>
		{children}
		<S.Icon asChild>
			<Chevron />
		</S.Icon>
	</S.Trigger>
);
export const SelectContent = ({ children, ...p }: any) => (
	<S.Portal>
		<S.Content data-slot="select-content" position="popper" {...p}>
			<S.Viewport className="p-1">{children}</S.Viewport>
		</S.Content>
	</S.Portal>
);
export const SelectItem = ({ children, ...p }: any) => (
	<S.Item data-slot="select-item" {...p}>
		<span className="absolute right-2 flex size-3.5 items-center justify-center">
			<S.ItemIndicator>
				<svg className="size-4" width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
					<path d="M20 6 9 17l-5-5" />
				</svg>
			</S.ItemIndicator>
		</span>
		<S.ItemText>{children}</S.ItemText>
	</S.Item>
);

export const RadioGroup = ({ className, ...p }: any) => <R.Root data-slot="radio-group" className={cn("grid gap-3", className)} {...p} />;
export const RadioGroupItem = (p: any) => (
	<R.Item data-slot="radio-group-item" {...p}>
		<R.Indicator data-slot="radio-group-indicator" className="relative flex items-center justify-center" />
	</R.Item>
);
export const Checkbox = (p: any) => (
	<C.Root data-slot="checkbox" {...p}>
		<C.Indicator data-slot="checkbox-indicator" className="flex items-center justify-center">
			<svg className="size-3.5" width="12" height="12" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
				<path d="M20 6 9 17l-5-5" />
			</svg>
		</C.Indicator>
	</C.Root>
);

export const Dialog = (p: any) => <D.Root data-slot="dialog" {...p} />;
export const DialogTrigger = (p: any) => <D.Trigger data-slot="dialog-trigger" {...p} />;
export const DialogClose = (p: any) => <D.Close data-slot="dialog-close" {...p} />;
export const DialogTitle = (p: any) => <D.Title data-slot="dialog-title" className="text-lg leading-none font-semibold" {...p} />;
export const DialogDescription = (p: any) => <D.Description data-slot="dialog-description" className="text-muted-foreground text-sm" {...p} />;
export const DialogHeader = (p: any) => <div data-slot="dialog-header" className="flex flex-col gap-2 text-center sm:text-left" {...p} />;
export const DialogFooter = (p: any) => <div data-slot="dialog-footer" className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end" {...p} />;
export const DialogContent = ({ children, ...p }: any) => (
	<D.Portal data-slot="dialog-portal">
		<D.Overlay data-slot="dialog-overlay" />
		<D.Content data-slot="dialog-content" {...p}>
			{children}
			<D.Close data-slot="dialog-close" className="dialog-x">
				<span aria-hidden="true">✕</span>
				<span className="sr-only">Close</span>
			</D.Close>
		</D.Content>
	</D.Portal>
);

/* ---- form.tsx ---- */
export const Form = FormProvider;
const FieldContext = React.createContext<{ name: string }>({} as any);
const ItemContext = React.createContext<{ id: string }>({} as any);
export const FormField = (p: any) => (
	<FieldContext.Provider value={{ name: p.name }}>
		<Controller {...p} />
	</FieldContext.Provider>
);
const useFormField = () => {
	const field = React.useContext(FieldContext);
	const { id } = React.useContext(ItemContext);
	const { getFieldState } = useFormContext();
	const formState = useFormState({ name: field.name });
	const state = getFieldState(field.name, formState);
	return { id, name: field.name, formItemId: `${id}-form-item`, formDescriptionId: `${id}-form-item-description`, formMessageId: `${id}-form-item-message`, ...state };
};
export function FormItem({ className, ...p }: any) {
	const id = React.useId();
	return (
		<ItemContext.Provider value={{ id }}>
			<div data-slot="form-item" className={cn("grid gap-2", className)} {...p} />
		</ItemContext.Provider>
	);
}
export function FormLabel({ className, ...p }: any) {
	const { error, formItemId } = useFormField();
	return <Label data-slot="form-label" data-error={!!error} className={cn("data-[error=true]:text-destructive", className)} htmlFor={formItemId} {...p} />;
}
export function FormControl(p: any) {
	const { error, formItemId, formDescriptionId, formMessageId } = useFormField();
	return (
		<Slot.Root
			data-slot="form-control"
			id={formItemId}
			aria-describedby={!error ? `${formDescriptionId}` : `${formDescriptionId} ${formMessageId}`}
			aria-invalid={!!error}
			{...p}
		/>
	);
}
export function FormDescription({ className, ...p }: any) {
	const { formDescriptionId } = useFormField();
	return <p data-slot="form-description" id={formDescriptionId} className={cn("text-muted-foreground text-sm", className)} {...p} />;
}
export function FormMessage({ className, ...p }: any) {
	const { error, formMessageId } = useFormField();
	const body = error ? String((error as any)?.message ?? "") : p.children;
	if (!body) return null;
	return (
		<p data-slot="form-message" id={formMessageId} className={cn("text-destructive text-sm", className)} {...p}>
			{body}
		</p>
	);
}
