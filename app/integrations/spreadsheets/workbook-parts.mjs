import { crc32, inflateRawSync } from "node:zlib";
import XLSX from "xlsx/dist/xlsx.core.min.js";
import { LOOKED_AT_MAX } from "./bounded-rows.mjs";
import { Refusal } from "./refusal.mjs";

const HEADER_SIZE = 30;

/** An element may hold text that says so; in its own words no workbook declares anything. */
const DECLARES = /<!(DOCTYPE|ENTITY)/i;

const CONTENT_TYPES = [
	[/\/workbook\d*\.xml$/i, "sheet.main"],
	[/\/sharedStrings\d*\.xml$/i, "sharedStrings"],
	[/\/styles\d*\.xml$/i, "styles"],
	[/\/worksheets\//i, "worksheet"],
];

const ROW_END = Buffer.from("row>");

/**
 * Unpacks the parts that hold text, never beyond the size they declare, and gives a workbook of nothing else, with a list of contents
 * of our own. Throws Refusal.
 */
export function keptWorkbook(bytes, parts) {
	const workbook = XLSX.CFB.utils.cfb_new();
	const contents = parts.map(({ name }) => {
		const [, type] = CONTENT_TYPES.find(([pattern]) => pattern.test(`/${name}`)) ?? [];
		const mark = type && `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`;
		return mark ? `<Override PartName="/${name.replace(/[<>&"]/g, "")}" ContentType="${mark}"/>` : "";
	});
	const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${contents.join("")}</Types>`;
	XLSX.CFB.utils.cfb_add(workbook, "/[Content_Types].xml", Buffer.from(types));
	let rows = 0;
	for (const part of parts) {
		const content = unpacked(bytes, part);
		for (let at = content.indexOf(ROW_END); at >= 0; at = content.indexOf(ROW_END, at + 1)) rows++;
		if (rows > LOOKED_AT_MAX) throw new Refusal("too many rows");
		XLSX.CFB.utils.cfb_add(workbook, `/${part.name}`, content);
	}
	return XLSX.CFB.write(workbook, { fileType: "zip", compression: false, type: "buffer" });
}

function unpacked(bytes, { isPacked, start, packedSize, size, crc }) {
	const begin = start + HEADER_SIZE + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
	const packed = bytes.subarray(begin, begin + packedSize);
	const content = isPacked ? inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) }) : packed;
	if (content.length !== size || crc32(content) !== crc) throw new Refusal("broken");
	if (content.includes(0) || DECLARES.test(content.toString("latin1"))) throw new Refusal("broken");
	return content;
}
