import { XLSX } from "./sheetjs.mjs";

/** Writes rows of texts and numbers as .xlsx; a text stays one, whatever it begins with. */
export function writeWorkbook(rows, name) {
	const workbook = XLSX.utils.book_new();
	XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), name);
	return XLSX.write(workbook, { type: "buffer", bookType: "xlsx", bookSST: true, compression: true });
}
