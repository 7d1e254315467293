import { SpreadsheetFailure } from "./spreadsheet-failure.server";

/** A part of a zip file as the file's directory declares it; `start` is where its own header begins. */
export type ZipPart = { name: string; isPacked: boolean; start: number; packedSize: number; size: number; crc: number };

const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const HEADER = 0x04034b50;
const HEADER_SIZE = 30;
const COMMENT_MAX = 0xffff;
/** Marks a size that stands elsewhere (zip64): nothing of so few bytes needs it. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 1 | (1 << 6) | (1 << 13);

/** A workbook has some dozen parts, with many sheets and drawings a few hundred. */
const PARTS_MAX = 2000;
const TOTAL_MAX = 100 * 1024 * 1024;

/**
 * Reads what a zip file says of its parts, and none of them. Throws SpreadsheetFailure: "encrypted"; "too large" when it declares
 * too much; "broken" for what no program that writes spreadsheets makes: a directory that is not the file's end, names twice or
 * outside, parts that lie elsewhere.
 */
export function readZipDirectory(bytes: Uint8Array): ZipPart[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	try {
		return listedParts(view, endOf(view));
	} catch (error) {
		throw error instanceof RangeError ? new SpreadsheetFailure("broken") : error;
	}
}

function endOf(view: DataView): number {
	if (view.getUint32(0, true) !== HEADER) throw new SpreadsheetFailure("broken");
	const last = view.byteLength - END_SIZE;
	for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at--) {
		if (view.getUint32(at, true) === END && at + END_SIZE + view.getUint16(at + 20, true) === view.byteLength) return at;
	}
	throw new SpreadsheetFailure("broken");
}

function listedParts(view: DataView, end: number): ZipPart[] {
	const count = view.getUint16(end + 10, true);
	const start = view.getUint32(end + 16, true);
	if (count > PARTS_MAX) throw new SpreadsheetFailure("too large");
	if (start + view.getUint32(end + 12, true) > end) throw new SpreadsheetFailure("broken");
	const parts: ZipPart[] = [];
	const names = new Set<string>();
	let total = 0;
	for (let at = start; parts.length < count; ) {
		const { part, next } = readEntry(view, at, start);
		const known = part.name.toLowerCase();
		if (names.has(known) || !isInside(part.name)) throw new SpreadsheetFailure("broken");
		names.add(known);
		parts.push(part);
		total += part.size;
		at = next;
	}
	if (total > TOTAL_MAX) throw new SpreadsheetFailure("too large");
	return parts;
}

function readEntry(view: DataView, at: number, directory: number): { part: ZipPart; next: number } {
	if (view.getUint32(at, true) !== ENTRY) throw new SpreadsheetFailure("broken");
	if (view.getUint16(at + 8, true) & ENCRYPTED) throw new SpreadsheetFailure("encrypted");
	const method = view.getUint16(at + 10, true);
	const [crc, packedSize, size] = [16, 20, 24].map((offset) => view.getUint32(at + offset, true)) as [number, number, number];
	const [nameSize, extraSize, commentSize] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number];
	const start = view.getUint32(at + 42, true);
	const isWhole = packedSize !== ELSEWHERE && size !== ELSEWHERE && start + HEADER_SIZE + packedSize <= directory;
	const isHonest = method === 8 || (method === 0 && size === packedSize);
	if (!isWhole || !isHonest || view.getUint32(start, true) !== HEADER) throw new SpreadsheetFailure("broken");
	const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_SIZE, nameSize));
	return {
		part: { name, isPacked: method === 8, start, packedSize, size, crc },
		next: at + ENTRY_SIZE + nameSize + extraSize + commentSize,
	};
}

/** Whether a name is a path below the place that the file is unpacked to. */
const isInside = (name: string) => name !== "" && !/[\\:\0]|^\//.test(name) && !name.split("/").includes("..");
