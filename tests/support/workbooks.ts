import XLSX from "xlsx";
import { type ZipEntry, zipOf } from "./zip";

/** A roster as schools have it: a header and three students. */
export const ROSTER = [
	["First Name", "Last Name", "Student Email"],
	["Ann", "Lee", "ann.lee@school.example"],
	["Zoë", "O'Brien-Łuk", "zoe@school.example"],
	["José", "García Márquez", "jose@school.example"],
];

/** Rows as a file that Excel, or the program of another format, would write. */
export function workbookFile(rows: unknown[][], bookType: XLSX.BookType): Buffer {
	const workbook = XLSX.utils.book_new();
	XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), "Students");
	return Buffer.from(XLSX.write(workbook, { type: "buffer", bookType, bookSST: true, compression: true }));
}

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const MAIN = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const sheetXml = (data: string, after = "") => `<worksheet ${NAMESPACE}><sheetData>${data}</sheetData>${after}</worksheet>`;
export const textCell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const textRow = (row: number, ...texts: string[]) =>
	`<row r="${row}">${texts.map((text, index) => textCell(`${String.fromCharCode(65 + index)}${row}`, text)).join("")}</row>`;
export const ROSTER_XML = ROSTER.map((texts, index) => textRow(index + 1, ...texts)).join("");

/** The parts of a small workbook, of which any can be given; `sheet` are the rows, the others whole parts. */
export function workbookEntries(
	parts: { sheet?: string; sheetPart?: string; sheets?: string; strings?: string; styles?: string } = {},
): ZipEntry[] {
	const sheets = parts.sheets ?? '<sheet name="Students" sheetId="1" r:id="rId1"/>';
	return [
		{
			name: "[Content_Types].xml",
			content: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/></Types>`,
		},
		{
			name: "xl/workbook.xml",
			content: `<workbook ${NAMESPACE} xmlns:r="${RELATIONS}"><sheets>${sheets}</sheets></workbook>`,
		},
		{
			name: "xl/_rels/workbook.xml.rels",
			content: `<Relationships xmlns="${PACKAGE}/relationships">${[1, 2].map((id) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join("")}</Relationships>`,
		},
		{ name: "xl/worksheets/sheet1.xml", content: parts.sheetPart ?? sheetXml(parts.sheet ?? ROSTER_XML) },
		...(parts.strings === undefined ? [] : [{ name: "xl/sharedStrings.xml", content: `<sst ${NAMESPACE}>${parts.strings}</sst>` }]),
		...(parts.styles === undefined ? [] : [{ name: "xl/styles.xml", content: `<styleSheet ${NAMESPACE}>${parts.styles}</styleSheet>` }]),
	];
}

/** The file of these parts and any others. */
export const workbookOf = (parts: Parameters<typeof workbookEntries>[0], others: ZipEntry[] = []) =>
	zipOf([...workbookEntries(parts), ...others]);
