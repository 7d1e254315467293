import { Refusal } from "./refusal.mjs";

/** Rows that are looked at in all, blank ones included: to parse more takes longer than anybody waits. */
export const LOOKED_AT_MAX = 50_000;

/**
 * Takes pairs of a row's number and its cells; gives the rows that are not blank, texts trimmed and cut. Throws Refusal at the first
 * row too many.
 */
export function boundedRows(pairs, { rowsMax, columnsMax, cellMax }) {
	const rows = [];
	for (const [row, all] of pairs) {
		const cells = all.slice(0, columnsMax).map((text) =>
			text
				.slice(0, 4 * cellMax)
				.trim()
				.slice(0, cellMax),
		);
		if (cells.every((text) => text === "")) continue;
		if (rows.length === rowsMax) throw new Refusal("too many rows");
		rows.push({ row, cells });
	}
	return rows;
}
