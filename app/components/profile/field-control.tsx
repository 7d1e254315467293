import { type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { portalLength } from "~/contract/characters";
import type { ChoicesField, Field, FlagField, NumberField } from "~/contract/fields";
import { useProfileForm } from "./profile-context";
import { entriesOf, textOf } from "./typed-values";

export type SingleField = Exclude<Field, { kind: "texts" }>;
type LabelledField = Exclude<SingleField, FlagField | ChoicesField>;
type ControlProps<F> = { field: F; name: string; value: unknown; autoFocus?: boolean };

/** Limits that people run into while writing; nobody counts towards shorter or longer ones. */
const COUNTED = { from: 50, to: 255 };

const hintId = (name: string) => `${name}-hint`;
const errorId = (name: string) => `${name}-error`;
const countId = (name: string) => `${name}-count`;

const isCounted = (field: SingleField) => field.maxLength !== undefined && field.maxLength >= COUNTED.from && field.maxLength <= COUNTED.to;

/** Where the options of a field with suggestions stand: fields that suggest the same share one list. */
export const optionsId = (options: readonly string[]) => `options-${options[0]?.replace(/\W+/g, "-")}-${options.length}`;

/** What ties a control to its hint, its count and its message. */
function useDescription(field: SingleField, name: string) {
	const { errors, focus } = useProfileForm();
	const error = errors[name];
	const described = [field.hint && hintId(name), isCounted(field) && countId(name), error && errorId(name)].filter(Boolean).join(" ");
	return {
		error,
		attributes: { "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined } as HTMLAttributes<HTMLElement>,
		isFocused: focus === name,
	};
}

/** One question of the profile, whatever its kind. */
export function FieldControl({ field, ...props }: ControlProps<SingleField>) {
	if (field.kind === "flag") return <Flag field={field} {...props} />;
	if (field.kind === "choices") return <Choices field={field} {...props} />;
	return <Labelled field={field} {...props} />;
}

function Labelled({ field, name, value, autoFocus }: ControlProps<LabelledField>) {
	const { error, attributes, isFocused } = useDescription(field, name);
	const bound = {
		id: name,
		name,
		className: "input",
		autoComplete: field.autoComplete ?? "off",
		autoFocus: autoFocus || isFocused || undefined,
	};
	return (
		<div className={field.kind === "longText" ? "field wide" : "field"}>
			<label htmlFor={name}>{field.label}</label>
			{control(field, textOf(value), { ...bound, ...attributes })}
			<Hint field={field} name={name} />
			{isCounted(field) ? <CharacterCount name={name} max={field.maxLength ?? 0} /> : null}
			<FieldError name={name} error={error} />
		</div>
	);
}

function control(field: LabelledField, text: string, attributes: HTMLAttributes<HTMLElement> & { autoComplete: string }): ReactNode {
	switch (field.kind) {
		case "longText":
			return <textarea rows={3} maxLength={field.maxLength} defaultValue={text} {...attributes} />;
		case "choice":
			return (
				<select defaultValue={text} {...attributes}>
					<option value="">Choose an option</option>
					{[...field.options, ...(text && !field.options.includes(text) ? [text] : [])].map((option) => (
						<option key={option}>{option}</option>
					))}
				</select>
			);
		case "number":
			return <input {...numberAttributes(field, text)} defaultValue={text} {...attributes} />;
		case "date":
			return (
				<input type={!text || /^\d{4}-\d{2}-\d{2}$/.test(text) ? "date" : "text"} min="1900-01-01" defaultValue={text} {...attributes} />
			);
		case "suggest":
			return <input type="text" list={optionsId(field.options)} maxLength={field.maxLength} defaultValue={text} {...attributes} />;
		default: {
			const type = { text: "text", phone: "tel", url: "url" }[field.kind];
			const placeholder = field.kind === "url" ? "https://" : undefined;
			return <input type={type} maxLength={field.maxLength} placeholder={placeholder} defaultValue={text} {...attributes} />;
		}
	}
}

/** A text that is no number would vanish from a number box, and with it what the student typed. */
function numberAttributes({ min, max, step }: NumberField, text: string) {
	const isNumber = text === "" || Number.isFinite(Number(text));
	return { type: isNumber ? "number" : "text", inputMode: step === 1 ? ("numeric" as const) : ("decimal" as const), min, max, step };
}

function Flag({ field, name, value, autoFocus }: ControlProps<FlagField>) {
	const { error, attributes, isFocused } = useDescription(field, name);
	return (
		<div className="field wide">
			<label className="tick">
				<input
					type="checkbox"
					id={name}
					name={name}
					defaultChecked={value === true || value === "on"}
					autoFocus={autoFocus || isFocused || undefined}
					{...attributes}
				/>
				<span>{field.label}</span>
			</label>
			<Hint field={field} name={name} />
			<FieldError name={name} error={error} />
		</div>
	);
}

function Choices({ field, name, value, autoFocus }: ControlProps<ChoicesField>) {
	const { error, attributes, isFocused } = useDescription(field, name);
	const chosen = entriesOf(value);
	return (
		<fieldset className="field choices" aria-describedby={attributes["aria-describedby"]}>
			<legend className="field-label">{field.label}</legend>
			<Hint field={field} name={name} />
			{field.options.map((option, index) => (
				<label className="tick" key={option}>
					<input
						type="checkbox"
						id={index === 0 ? name : undefined}
						name={name}
						value={option}
						defaultChecked={chosen.includes(option)}
						autoFocus={(index === 0 && (autoFocus || isFocused)) || undefined}
						aria-invalid={attributes["aria-invalid"]}
					/>
					<span>{option}</span>
				</label>
			))}
			<FieldError name={name} error={error} />
		</fieldset>
	);
}

function Hint({ field, name }: { field: Field; name: string }) {
	return field.hint ? (
		<p className="hint" id={hintId(name)}>
			{field.hint}
		</p>
	) : null;
}

export function FieldError({ name, error }: { name: string; error?: string }) {
	return error ? (
		<p className="field-error" id={errorId(name)}>
			{error}
		</p>
	) : null;
}

/** The limit, and while typing how much of it is used; portals count more than a browser does. */
function CharacterCount({ name, max }: { name: string; max: number }) {
	const place = useRef<HTMLParagraphElement>(null);
	const [text, setText] = useState<string>();
	useEffect(() => {
		const box = place.current?.parentElement?.querySelector<HTMLInputElement>(".input");
		const read = () => setText(box?.value);
		read();
		box?.addEventListener("input", read);
		return () => box?.removeEventListener("input", read);
	}, []);
	const used = portalLength(text ?? "");
	const isOver = used > max;
	return (
		<p className={isOver ? "hint count over" : "hint count"} id={countId(name)} ref={place} aria-live={used > max * 0.9 ? "polite" : "off"}>
			{text === undefined ? `At most ${max} characters` : `${used} of ${max} characters`}
			{isOver ? ": portals count a line break as two, and would cut the end off" : null}
		</p>
	);
}
