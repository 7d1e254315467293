/**
 * Whether a spreadsheet would take a text for a formula when it opens a file of values: by its first sign, also in the wide and small
 * forms that some take for the same, behind blanks or signs that nobody sees (OWASP, CSV injection).
 */
export const looksLikeFormula = (text: string) => /^[\t\r\n]/.test(text) || /^[\s\p{C}]*[=+\-@]/u.test(text.normalize("NFKC"));

/** The text as a spreadsheet shows it and does not compute it: an apostrophe stands before what it would take for a formula. */
export const neutralCell = (text: string) => (looksLikeFormula(text) ? `'${text}` : text);

function csvCell(text: string): string {
	const plain = neutralCell(text);
	return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a file for spreadsheets (RFC 4180), none of whose texts is computed. Begins with the mark by which Excel knows UTF-8. */
export const csvFile = (rows: string[][]) => `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
