import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { List, TextsField } from "~/contract/fields";
import { entriesMax, itemName } from "~/contract/profile-questions";
import { FieldError } from "./field-control";
import { FieldNodes } from "./field-nodes";
import { useProfileForm } from "./profile-context";
import { entriesOf, textOf } from "./typed-values";

const COLLEGES = "statistics.collegesAppliedTo[";

type Entry = { id: number; value: unknown; isNew?: true };

/**
 * A repeating list with Add and Remove. Both are submit buttons that bring the form back with everything typed; where
 * scripts run they change the page in place.
 */
export function EntryList({ node, name, value }: { node: List | TextsField; name: string; value: unknown }) {
	const { errors, focus, onEntriesChange } = useProfileForm();
	const [entries, setEntries] = useState<Entry[]>(() =>
		entriesOf(value)
			.slice(0, 2 * entriesMax(node))
			.map((entry, id) => ({ id, value: entry })),
	);
	const nextId = useRef(entries.length);
	const addButton = useRef<HTMLButtonElement>(null);

	function add(event: MouseEvent) {
		event.preventDefault();
		setEntries([...entries, { id: nextId.current++, value: undefined, isNew: true }]);
		onEntriesChange();
	}

	function remove(event: MouseEvent, id: number) {
		event.preventDefault();
		setEntries(entries.filter((entry) => entry.id !== id));
		addButton.current?.focus();
		onEntriesChange();
	}

	return (
		<div className="entries">
			{entries.map((entry, index) => (
				<EntryFields key={entry.id} node={node} name={`${name}[${index}]`} entry={entry} title={itemName(node.item, index)}>
					<button
						type="submit"
						className="button quiet remove"
						name="intent"
						value={`remove:${name}:${index}`}
						formNoValidate
						onClick={(event) => remove(event, entry.id)}
					>
						Remove<span className="visually-hidden">{` ${itemName(node.item, index).toLowerCase()}`}</span>
					</button>
				</EntryFields>
			))}
			<button
				type="submit"
				className="button quiet add"
				id={`${name}-add`}
				name="intent"
				value={`add:${name}`}
				formNoValidate
				disabled={entries.length >= entriesMax(node)}
				autoFocus={focus === name || undefined}
				ref={addButton}
				onClick={add}
			>
				{`Add ${node.item}`}
			</button>
			<FieldError name={name} error={errors[name]} />
		</div>
	);
}

type EntryFieldsProps = { node: List | TextsField; name: string; entry: Entry; title: string; children: ReactNode };

function EntryFields({ node, name, entry, title, children }: EntryFieldsProps) {
	const { errors, focus } = useProfileForm();
	if (node.kind === "list") {
		return (
			<fieldset className="entry">
				<legend>{title}</legend>
				<div className="field-grid">
					<FieldNodes fields={node.fields} prefix={`${name}.`} values={entry.value} focusFirst={entry.isNew} />
				</div>
				{children}
			</fieldset>
		);
	}
	return (
		<div className="entry-line">
			<label className="visually-hidden" htmlFor={name}>
				{title}
			</label>
			<input
				className="input"
				id={name}
				name={name}
				type="text"
				defaultValue={textOf(entry.value)}
				autoComplete="off"
				autoFocus={entry.isNew || focus === name || undefined}
				aria-invalid={errors[name] ? true : undefined}
				aria-describedby={errors[name] ? `${name}-error` : undefined}
			/>
			{children}
			<FieldError name={name} error={errors[name]} />
			{name.startsWith(COLLEGES) ? <CollegeStatus college={textOf(entry.value)} /> : null}
		</div>
	);
}

/** How far the application to a saved college is, and the way to change that. */
function CollegeStatus({ college }: { college: string }) {
	const status = useProfileForm().colleges.find((each) => each.college === college)?.status;
	return status ? (
		<a href={`/dashboard?${new URLSearchParams({ college })}#note-college`}>
			{status}
			<span className="visually-hidden"> for {college}</span>
		</a>
	) : null;
}
