import { CsvError, parse } from "csv-parse/sync";
import { boundedRows, LOOKED_AT_MAX } from "./bounded-rows.mjs";
import { Refusal } from "./refusal.mjs";

const SEPARATORS = [",", ";", "\t"];
/** How many rows tell which sign separates their cells. */
const SAMPLE = 20;
const RECORD_MAX = 200_000;

/** What no list is, though it is text: other formats by their first signs (XML and HTML, JSON, RTF, PDF, PostScript, SYLK, DIF). */
const OTHER_FORMAT = /^\s*(?:[<{[]|%PDF|%!PS|ID;P|TABLE\r?\n)/;

/** Control signs that stand in no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** A first line by which Excel is told the separator; Excel does not show it and does not count it. */
const TOLD_SEPARATOR = /^sep=(.)\r?\n/i;

/** Reads a text whose rows are lines, within bounds. Throws Refusal. */
export function readCsv(bytes, bounds) {
	const whole = decoded(bytes);
	if (BINARY.test(whole) || OTHER_FORMAT.test(whole)) throw new Refusal("wrong type");
	const told = TOLD_SEPARATOR.exec(whole);
	const text = told ? whole.slice(told[0].length) : whole;
	try {
		const numbered = records(text, told?.[1] ?? separatorOf(text), bounds.rowsMax);
		return boundedRows(numbered, bounds);
	} catch (error) {
		throw error instanceof CsvError ? new Refusal("broken") : error;
	}
}

function decoded(bytes) {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

const OPTIONS = { relax_column_count: true, relax_quotes: true, max_record_size: RECORD_MAX };

/** Blank lines are counted, and not kept. */
function records(text, delimiter, max) {
	const found = [];
	let row = 0;
	parse(text, {
		...OPTIONS,
		delimiter,
		on_record(cells) {
			row += 1;
			const isBlank = cells.every((cell) => /^\s*$/.test(cell));
			if (!isBlank) found.push([row, cells]);
			if (found.length > max || row > LOOKED_AT_MAX) throw new Refusal("too many rows");
			return null;
		},
	});
	return found;
}

/** The sign that divides each of the first rows; where several do, the one that divides them into more. */
function separatorOf(text) {
	const counts = SEPARATORS.map((separator) => {
		const widths = sample(text, separator).map((cells) => cells.length);
		return { separator, least: Math.min(...widths), total: widths.reduce((sum, width) => sum + width, 0) };
	});
	counts.sort((one, other) => other.least - one.least || other.total - one.total);
	return counts[0].separator;
}

function sample(text, delimiter) {
	try {
		return parse(text, { ...OPTIONS, delimiter, to: SAMPLE, skip_empty_lines: true });
	} catch (error) {
		if (error instanceof CsvError) return [];
		throw error;
	}
}
