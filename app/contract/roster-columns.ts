export const ROSTER_COLUMNS = ["firstName", "lastName", "email"] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** Where a file's rows hold what, and of what it says nothing. */
export type RosterHeader = { index: number; places: Record<RosterColumn, number>; missing: RosterColumn[] };

/** What columns are called in English and Spanish, without words that any of them may bear. */
const CALLED: Record<RosterColumn, string[]> = {
	firstName: ["first", "firstname", "given", "forename", "nombre", "nombres", "primer nombre"],
	lastName: ["last", "lastname", "surname", "family", "apellido", "apellidos", "primer apellido", "apellido paterno"],
	email: ["email", "e mail", "mail", "correo", "correo electronico"],
};
const BORNE_BY_ANY = new Set([
	..."the name names student students pupil s legal preferred school address".split(" "),
	..."del de la el estudiante estudiantes alumno alumna escolar institucional direccion".split(" "),
]);

/** Rows above the header, where a title may stand. */
const TITLES_MAX = 5;
const CELL_MAX = 100;

/**
 * Finds the row whose cells say what stands below them, in any order and among other columns: it names the e-mail address or two of
 * the three, and holds none itself. Gives nothing where a file begins with its first student.
 */
export function findRosterHeader(rows: { cells: string[] }[]): RosterHeader | undefined {
	for (const [index, { cells }] of rows.slice(0, TITLES_MAX + 1).entries()) {
		if (cells.some((cell) => cell.includes("@"))) return;
		const called = cells.map(columnCalled);
		const places = { firstName: called.indexOf("firstName"), lastName: called.indexOf("lastName"), email: called.indexOf("email") };
		// “Name” beside “Surname” is the first name; alone it is both.
		if (places.firstName < 0 && places.lastName >= 0)
			places.firstName = cells.findIndex((cell) => ownWords(cell) === "" && /name/i.test(cell));
		const missing = ROSTER_COLUMNS.filter((column) => places[column] < 0);
		if (places.email >= 0 || missing.length < 2) return { index, places, missing };
	}
}

function columnCalled(cell: string): RosterColumn | undefined {
	const words = ownWords(cell);
	return ROSTER_COLUMNS.find((column) => CALLED[column].includes(words));
}

/** The words of “Student’s First_Name” that tell it from others: “first”. */
function ownWords(cell: string): string {
	const plain = cell.slice(0, CELL_MAX).normalize("NFD").replace(/\p{M}/gu, "");
	const words = plain
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.toLowerCase()
		.split(/[^\p{L}]+/u);
	return words.filter((word) => word && !BORNE_BY_ANY.has(word)).join(" ");
}
