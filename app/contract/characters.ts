/**
 * How many characters an application portal counts, at worst (field reference, section 12).
 * Takes text as a form holds it. A line break counts as two, because servers store CR LF where browsers count one; every
 * other character counts in UTF-16 units, so an emoji counts as two or more. What fits by this count fits anywhere.
 */
export function portalLength(text: string): number {
	return text.replace(/\r\n|\r|\n/g, "\r\n").length;
}

/** Whether text can be stored: a database takes neither NUL nor half a character. */
export const storable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** The text as it can be stored: without NUL, half a character replaced. For what no person typed and can be asked to mend. */
export const madeStorable = (text: string) => text.replaceAll("\0", "").toWellFormed();
