import { type Block, type ExamplePart, type Item, lengthOf, type Section } from "~/content/learning/learning-path";

/** The sections of a lesson. */
export function LessonText({ sections }: { sections: Section[] }) {
	return sections.map(({ id, heading, blocks }) => (
		<section key={id} id={id}>
			<h2>{heading}</h2>
			{blocks.map((block, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a lesson's blocks never change place.
				<LessonBlock key={place} block={block} />
			))}
		</section>
	));
}

function LessonBlock({ block }: { block: Block }) {
	if (typeof block === "string") return <p>{block}</p>;
	switch (block.kind) {
		case "list":
			return block.isOrdered ? (
				<ol>
					<Items items={block.items} />
				</ol>
			) : (
				<ul>
					<Items items={block.items} />
				</ul>
			);
		case "checklist":
			return (
				<div className="checklist">
					<h3>{block.title}</h3>
					<ul>
						<Items items={block.items} />
					</ul>
				</div>
			);
		case "table":
			return <LessonTable table={block} />;
		case "example":
			return (
				<figure className="example">
					<figcaption>{block.title}</figcaption>
					{block.parts.map((part) => (
						<Sample key={part.label} part={part} />
					))}
					{block.why ? (
						<p>
							<strong>Why it works:</strong> {block.why}
						</p>
					) : null}
				</figure>
			);
		case "note":
			return (
				<div className="notice">
					<h3>{block.title}</h3>
					<p>{block.text}</p>
				</div>
			);
	}
}

function Items({ items }: { items: Item[] }) {
	return items.map((item) =>
		typeof item === "string" ? (
			<li key={item}>{item}</li>
		) : (
			<li key={item.term}>
				<strong>{item.term}</strong> {item.text}
			</li>
		),
	);
}

/** A sample of writing with its label, and its length where a form limits it. */
function Sample({ part: { label, text, count } }: { part: ExamplePart }) {
	return (
		<div className="sample">
			<p className="eyebrow">
				{label}
				{count ? ` (${lengthOf(text, count.unit)} ${count.limit ? `of ${count.limit} ` : ""}${count.unit})` : null}
			</p>
			<blockquote>{text}</blockquote>
		</div>
	);
}

const isNumber = (text: string) => /^[−$\d,]+$/.test(text);

/** A table of a lesson; on a phone one with several columns of text shows its rows as paragraphs. */
function LessonTable({ table: { caption, columns, rows, totals } }: { table: Extract<Block, { kind: "table" }> }) {
	const isText = columns.length > 2 && !rows.some((row) => row.some(isNumber));
	return (
		<table className={isText ? "table of-text" : "table"}>
			<caption>{caption}</caption>
			<thead>
				<tr>
					{columns.map((column, place) =>
						column ? (
							<th key={column} scope="col" className={isNumber(rows[0]?.[place] ?? "") ? "number" : undefined}>
								{column}
							</th>
						) : (
							<td key="corner" />
						),
					)}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row key={row[0]} columns={columns} row={row} />
				))}
			</tbody>
			{totals ? (
				<tfoot>
					<Row columns={columns} row={totals} />
				</tfoot>
			) : null}
		</table>
	);
}

function Row({ columns, row: [name, ...cells] }: { columns: string[]; row: string[] }) {
	return (
		<tr>
			<th scope="row">{name}</th>
			{cells.map((cell, place) => (
				<td key={columns[place + 1]} className={isNumber(cell) ? "number" : undefined}>
					{cell}
				</td>
			))}
		</tr>
	);
}
