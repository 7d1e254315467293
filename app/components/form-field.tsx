import { type FieldMetadata, type FormMetadata, FormProvider, getFormProps, getInputProps, useFormMetadata } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";

/** The part of conform's field that labels, hints and messages hang on. */
type Described = { id: string; errorId: string; descriptionId: string; errors?: string[] };
type TextField = FieldMetadata<string | number | undefined, Record<string, unknown>, string[]>;
type BoxField = FieldMetadata<boolean | string | undefined, Record<string, unknown>, string[]>;

/** A plain form that posts; shows what concerns the form as a whole above its fields. */
export function PostForm<S extends Record<string, unknown>>({
	form,
	className = "form",
	children,
}: {
	form: FormMetadata<S, string[]>;
	className?: string;
	children: ReactNode;
}) {
	return (
		<FormProvider context={form.context}>
			<form method="post" {...getFormProps(form)} className={className}>
				<FormErrors form={form} />
				{children}
			</form>
		</FormProvider>
	);
}

export function FormErrors({ form }: { form: { errorId: string; errors?: string[] } }) {
	return form.errors?.length ? (
		<div className="form-errors" role="alert" id={form.errorId}>
			{form.errors.map((error) => (
				<p key={error}>{error}</p>
			))}
		</div>
	) : null;
}

/** Takes a file, named like its `id`; `errorId` is where what was wrong with one stands. */
export function FileField({ id, label, accept, errorId }: { id: string; label: string; accept: string; errorId: string | undefined }) {
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<input
				className="input"
				id={id}
				type="file"
				name={id}
				accept={accept}
				required
				aria-invalid={errorId ? true : undefined}
				aria-describedby={errorId}
			/>
		</div>
	);
}

/** Label, hint and messages around any control; the control bears `field.id` and `describedBy(field, hint)`. */
export function FieldFrame({
	field,
	label,
	hint,
	isOptional,
	children,
}: {
	field: Described;
	label: string;
	hint?: string;
	isOptional?: boolean;
	children: ReactNode;
}) {
	return (
		<div className="field">
			<label htmlFor={field.id}>
				{label}
				{isOptional ? <span className="optional"> (optional)</span> : null}
			</label>
			{hint ? (
				<p className="hint" id={field.descriptionId}>
					{hint}
				</p>
			) : null}
			{children}
			<FieldErrors field={field} />
		</div>
	);
}

export function FieldErrors({ field }: { field: Described }) {
	return field.errors?.length ? (
		<p className="field-error" id={field.errorId}>
			{field.errors.join(" ")}
		</p>
	) : null;
}

/** What conform's get…Props take so that a control is described by its hint as well as by its message. */
export const describedBy = (field: Described, hint: string | undefined) => ({ ariaDescribedBy: hint ? field.descriptionId : undefined });

type InputType = "text" | "email" | "password" | "number" | "tel" | "url" | "date";
type InputFieldProps = { field: TextField; label: string; type?: InputType; hint?: string; isOptional?: boolean } & Omit<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "form"
>;

/** One labelled input; after a refusal the first wrong one has the focus. Stands inside a PostForm or FormProvider. */
export function InputField({ field, label, type = "text", hint, isOptional, ...attributes }: InputFieldProps) {
	const isFirstWrong = useIsFirstWrong(field.name);
	return (
		<FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
			<input
				className="input"
				{...getInputProps(field, { type, ...describedBy(field, hint) })}
				autoFocus={isFirstWrong || undefined}
				{...attributes}
			/>
		</FieldFrame>
	);
}

/** One tick box with its sentence. */
export function CheckboxField({
	field,
	children,
	...attributes
}: { field: BoxField; children: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "form">) {
	const isFirstWrong = useIsFirstWrong(field.name);
	return (
		<div className="field">
			<label className="tick">
				<input {...getInputProps(field, { type: "checkbox" })} autoFocus={isFirstWrong || undefined} {...attributes} />
				<span>{children}</span>
			</label>
			<FieldErrors field={field} />
		</div>
	);
}

function useIsFirstWrong(name: string): boolean {
	return Object.keys(useFormMetadata().allErrors).find(Boolean) === name;
}
