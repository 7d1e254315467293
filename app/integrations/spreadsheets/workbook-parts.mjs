import { crc32, inflateRawSync } from "node:zlib";
import { LOOKED_AT_MAX } from "./bounded-rows.mjs";
import { Refusal } from "./refusal.mjs";

const HEADER_SIZE = 30;
const ROW_END = Buffer.from("row>");

/** No program that writes workbooks declares anything in its parts; between tags such a text stands in other signs. */
const DECLARES = /<!(DOCTYPE|ENTITY)/i;

/**
 * Unpacks parts of a zip file, never beyond the size they declare, as `{ name, content }`. Throws Refusal where one is not what the
 * directory says, is no plain UTF-8, declares anything, or all have too many rows.
 */
export function unpackParts(bytes, parts) {
	const unpacked = parts.map((part) => ({ name: part.name, content: contentOf(bytes, part) }));
	let rows = 0;
	for (const { content } of unpacked) {
		for (let at = content.indexOf(ROW_END); at >= 0; at = content.indexOf(ROW_END, at + 1)) rows += 1;
	}
	if (rows > LOOKED_AT_MAX) throw new Refusal("too many rows");
	return unpacked;
}

function contentOf(bytes, { isPacked, start, packedSize, size, crc }) {
	const begin = start + HEADER_SIZE + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
	const packed = bytes.subarray(begin, begin + packedSize);
	const content = isPacked ? inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) }) : packed;
	if (content.length !== size || crc32(content) !== crc) throw new Refusal("broken");
	if (content.includes(0) || DECLARES.test(content.toString("latin1"))) throw new Refusal("broken");
	return content;
}
