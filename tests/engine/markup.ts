/** Questions as plain pages mark them up, for the tests that read what pages ask. */

export const box = (label: string, more = "") => `<p><label>${label} <input ${more}></label></p>`;

/** A list to choose from, with an empty choice first. */
export const list = (label: string, ...options: readonly string[]) =>
	`<p><label>${label} <select><option></option>${options.map((each) => `<option>${each}</option>`).join("")}</select></label></p>`;

export const radios = (question: string, ...options: readonly string[]) =>
	`<fieldset><legend>${question}</legend>${options.map((each) => `<label><input type="radio" name="${question}">${each}</label>`).join("")}</fieldset>`;

/** A table with a row of heads; each further row is of cells. */
export const table = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
	`<table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows
		.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
		.join("")}</table>`;

/** So many rows of a table, each with so many boxes. */
export const rowsOf = (count: number, cells: number) => Array.from({ length: count }, () => Array<string>(cells).fill("<input>"));

/** A box for a longer text. */
export const AREA = "<textarea></textarea>";
