/** How many letters of a pattern tell whether a text may hold it. */
export const START = 3;

const OPENS_PLAINLY = new RegExp(`^[a-z]{${START}}(?![?*+{])`);
const MARKS = /[()|]/g;

/** The letters a match of the pattern may begin with: fewer than `START`, or none, where it leaves open what follows. */
export function startsOf(pattern: string): Iterable<string> {
	const starts = new Set<string>();
	follow(pattern, 0, "", starts, (start) => starts.add(`${start} `));
	return starts;
}

/** Follows the pattern from a place to the end of its branch, and then goes on with what it has of the start. */
function follow(pattern: string, place: number, start: string, starts: Set<string>, then: (start: string) => void): void {
	const letter = pattern[place];
	if (start.length === START) starts.add(start);
	else if (start === "" && OPENS_PLAINLY.test(pattern.slice(place, place + START + 1))) starts.add(pattern.slice(place, place + START));
	else if (letter === undefined || letter === ")" || letter === "|") then(start);
	else if (letter === "$") starts.add(`${start} `);
	else if (letter === "^") follow(pattern, place + 1, start, starts, then);
	else if (letter === "(") {
		const { branches, end } = groupAt(pattern, place);
		if (/[+{]/.test(pattern[end + 1] ?? "")) return void starts.add(start);
		const isOptional = pattern[end + 1] === "?" || pattern[end + 1] === "*";
		const next = isOptional ? end + 2 : end + 1;
		const after = (longer: string) => {
			if (pattern[end + 1] === "*" && longer !== start) follow(pattern, place, longer, starts, then);
			else follow(pattern, next, longer, starts, then);
		};
		const isLook = pattern[place + 1] === "?";
		if (!isLook) for (const branch of branches) follow(pattern, branch, start, starts, after);
		if (isLook || isOptional) follow(pattern, next, start, starts, then);
	} else if (/[.[\\]/.test(letter) || /[*+{]/.test(pattern[place + 1] ?? "")) starts.add(start);
	else {
		const isOptional = pattern[place + 1] === "?";
		follow(pattern, place + (isOptional ? 2 : 1), start + letter, starts, then);
		if (isOptional) follow(pattern, place + 2, start, starts, then);
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
