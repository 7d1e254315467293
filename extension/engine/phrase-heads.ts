/** How many letters of a head are enough to tell whether a text may hold the pattern. */
export const START = 3;

/** Letters that stand for themselves, each once. */
const LETTERS = /[^?*+{()|^$.[\\]+(?![?*+{])/y;
const MARKS = /[()|]/g;

/**
 * The letters a match of the pattern may begin with: at least `START` of them, fewer where it leaves open what follows, " " where it
 * ends the text. Takes a pattern without its spaces.
 */
export function headsOf(pattern: string): Iterable<string> {
	const heads = new Set<string>();
	follow(pattern, 0, "", heads, (head) => heads.add(head || " "));
	return heads;
}

/** Follows the pattern from a place to the end of its branch, and then goes on with what it has of the head. */
function follow(pattern: string, from: number, before: string, heads: Set<string>, then: (head: string) => void): void {
	LETTERS.lastIndex = from;
	const letters = LETTERS.exec(pattern)?.[0] ?? "";
	const head = before + letters;
	const place = from + letters.length;
	const mark = pattern[place];
	if (head.length >= START) heads.add(head);
	else if (mark === undefined || mark === ")" || mark === "|") then(head);
	else if (mark === "$") heads.add(`${head} `);
	else if (mark === "^") follow(pattern, place + 1, head, heads, then);
	else if (mark === "(") {
		const { branches, end } = groupAt(pattern, place);
		const often = pattern[end + 1] ?? "";
		if (/[+{]/.test(often)) return void heads.add(head);
		const isOptional = /[?*]/.test(often);
		const next = isOptional ? end + 2 : end + 1;
		const after = (longer: string) => follow(pattern, often === "*" && longer !== head ? place : next, longer, heads, then);
		const isLook = pattern[place + 1] === "?";
		if (!isLook) for (const branch of branches) follow(pattern, branch, head, heads, after);
		if (isLook || isOptional) follow(pattern, next, head, heads, then);
	} else if (/[.[\\]/.test(mark) || pattern[place + 1] !== "?") heads.add(head);
	else {
		follow(pattern, place + 2, head + mark, heads, then);
		follow(pattern, place + 2, head, heads, then);
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
