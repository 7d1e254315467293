/** How many letters of a head tell patterns apart well enough for an index. */
export const START = 3;

/** Letters that stand for themselves, each once. */
const LETTERS = /[^?*+{()|^$.[\\]+(?![?*+{])/y;
const MARKS = /[()|]/g;

/** Which heads are looked for: those of `enough` letters, or fewer where the pattern leaves open what follows, that `fit`. */
type Search = { enough: number; fits: (head: string) => boolean; heads: Set<string> };

/** The letters a match of the pattern may begin with, " " where it ends the text. Takes a pattern without its spaces. */
export function headsOf(pattern: string): Iterable<string> {
	return search(pattern, { enough: START, fits: () => true, heads: new Set() });
}

/** Whether a match may begin with these letters, as far as the pattern's own letters tell; both without their spaces. */
export function mayBegin(pattern: string, letters: string): boolean {
	return search(pattern, { enough: letters.length, fits: (head) => letters.startsWith(head), heads: new Set() }).size > 0;
}

function search(pattern: string, wanted: Search): Set<string> {
	follow(pattern, 0, "", wanted, (head) => wanted.heads.add(head || " "));
	return wanted.heads;
}

/** Follows the pattern from a place to the end of its branch, and then goes on with what it has of the head. */
function follow(pattern: string, from: number, before: string, wanted: Search, then: (head: string) => void): void {
	LETTERS.lastIndex = from;
	const letters = LETTERS.exec(pattern)?.[0] ?? "";
	const head = before + letters;
	const place = from + letters.length;
	const mark = pattern[place];
	if (!wanted.fits(head)) return;
	if (head.length >= wanted.enough) wanted.heads.add(head.slice(0, wanted.enough));
	else if (mark === undefined || mark === ")" || mark === "|") then(head);
	else if (mark === "$") wanted.heads.add(`${head} `);
	else if (mark === "^") follow(pattern, place + 1, head, wanted, then);
	else if (mark === "(") {
		const { branches, end } = groupAt(pattern, place);
		const often = pattern[end + 1] ?? "";
		if (/[+{]/.test(often)) return void wanted.heads.add(head);
		const isOptional = /[?*]/.test(often);
		const next = isOptional ? end + 2 : end + 1;
		const after = (longer: string) => follow(pattern, often === "*" && longer !== head ? place : next, longer, wanted, then);
		const isLook = pattern[place + 1] === "?";
		if (!isLook) for (const branch of branches) follow(pattern, branch, head, wanted, after);
		if (isLook || isOptional) follow(pattern, next, head, wanted, then);
	} else if (/[.[\\]/.test(mark) || pattern[place + 1] !== "?") wanted.heads.add(head);
	else {
		follow(pattern, place + 2, head + mark, wanted, then);
		follow(pattern, place + 2, head, wanted, then);
	}
}

/** Where the alternatives of the group begin, and where it ends. */
function groupAt(pattern: string, place: number): { branches: number[]; end: number } {
	const found = [place + 1];
	MARKS.lastIndex = place + 1;
	for (let depth = 1; ; ) {
		const mark = MARKS.exec(pattern);
		if (!mark || (mark[0] === ")" && --depth === 0)) return { branches: found, end: mark?.index ?? pattern.length };
		if (mark[0] === "(") depth++;
		else if (mark[0] === "|" && depth === 1) found.push(mark.index + 1);
	}
}
