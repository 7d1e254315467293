/** Rows of cells as lines of text, each column as wide as its widest cell. */
export function printedRows(rows: readonly string[][]): string {
	const widths = rows.reduce((most, row) => row.map((cell, at) => Math.max(cell.length, most[at] ?? 0)), [] as number[]);
	return rows
		.map((row) =>
			row
				.map((cell, at) => cell.padEnd(widths[at] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
