import type { ReactNode } from "react";
import type { Fields, Node, Subject } from "~/contract/fields";
import { EntryList } from "./entry-list";
import { FieldControl } from "./field-control";
import { memberOf } from "./typed-values";

/** Neighbouring rows about one of these stand together under its name. */
const TITLES: Partial<Record<Subject, string>> = {
	parent1: "Parent 1",
	parent2: "Parent 2",
	college: "College",
	sat: "SAT",
	act: "ACT",
	psat: "PSAT",
};

type FieldNodesProps = { fields: Fields; prefix: string; values: unknown; focusFirst?: boolean };
type Block = { title?: string; rows: [key: string, node: Node][] };

/** All rows of a group or an entry, in the order of the table. */
export function FieldNodes({ fields, prefix, values, focusFirst }: FieldNodesProps) {
	const blocks: Block[] = [];
	for (const row of Object.entries(fields)) {
		const about = row[1].kind === "list" || row[1].kind === "group" ? undefined : row[1].about;
		const title = about && TITLES[about];
		const last = blocks.at(-1);
		if (last && last.title === title) last.rows.push(row);
		else blocks.push({ title, rows: [row] });
	}
	return blocks.map(({ title, rows }, index) => (
		<FieldBlock key={rows[0]?.[0]} title={title}>
			{rows.map(([key, node], position) => (
				<NodeFields
					key={key}
					node={node}
					name={prefix + key}
					value={memberOf(values, key)}
					autoFocus={focusFirst && index === 0 && position === 0}
				/>
			))}
		</FieldBlock>
	));
}

function FieldBlock({ title, children }: { title?: string; children: ReactNode }) {
	return title ? (
		<fieldset className="block wide">
			<legend>{title}</legend>
			<div className="field-grid">{children}</div>
		</fieldset>
	) : (
		children
	);
}

function NodeFields({ node, name, value, autoFocus }: { node: Node; name: string; value: unknown; autoFocus?: boolean }) {
	switch (node.kind) {
		case "group":
			return (
				<fieldset className="block wide">
					<legend>{node.label}</legend>
					<div className="field-grid">
						<FieldNodes fields={node.fields} prefix={`${name}.`} values={value} />
					</div>
				</fieldset>
			);
		case "list":
		case "texts":
			return (
				<fieldset className="block wide" id={name}>
					<legend>{node.label}</legend>
					{"hint" in node && node.hint ? <p className="hint">{node.hint}</p> : null}
					<EntryList node={node} name={name} value={value} />
				</fieldset>
			);
		default:
			return <FieldControl field={node} name={name} value={value} autoFocus={autoFocus} />;
	}
}
