/** The numbers that an option holds, both ends among them. */
export type Range = { from: number; to: number };

const NAMED: readonly (readonly [RegExp, string])[] = [
	[/\bonly child\b|\b(none|zero|never|no|ningun[oa]?|cero|nunca)\b/g, "0"],
	[/\b(one|once|single|un[oa]?)\b/g, "1"],
	[/\b(two|twice|both|dos)\b/g, "2"],
	[/\b(three|thrice|tres)\b/g, "3"],
	[/\b(four|cuatro)\b/g, "4"],
	[/\b(five|cinco)\b/g, "5"],
	[/\b(six|seis)\b/g, "6"],
	[/\b(seven|siete)\b/g, "7"],
	[/\b(eight|ocho)\b/g, "8"],
	[/\b(nine|nueve)\b/g, "9"],
	[/\b(ten|diez)\b/g, "10"],
];
/** “Band 2: $20,000 to $40,000” */
const NAME_OF_BAND = /^\s*(level|band|tier|group|bracket|category|range|nivel|grupo|rango)\s+\w+\b/;
const NUMBER = /(\d+(?:\.\d+)?|\.\d+)(?:st|nd|rd|th)?\s*(k|thousand|mil|m|million|millones)?\b/g;
const AT_MOST = /\b(up to|at most|no(t)? more than|not (over|above)|maximum|max|hasta|through)\b|<=|≤|^\W*to\b/;
const BELOW = /\b((less|fewer|lower) than|under|below|menos de|inferior(es)? a|menor(es)? (a|de|que))\b|</;
const AT_LEAST = /\b(at least|minimum|min|from|starting at|al menos|por lo menos|desde|a partir de)\b|>=|≥/;
const ABOVE = /\b((more|greater|higher) than|over|above|exceeds?|mas de|mayor(es)? (a|de|que)|superior(es)? a)\b|>/;
const OR_MORE =
	/^\s*\+|\b(or|and|y|o|&)\s(more|higher|above|over|greater|up|beyond|older|mas|superior)\b|\b(upwards?|en adelante)\b|& (up|above|over|more)/;
const OR_LESS = /\b(or|and|y|o)\s(less|fewer|below|under|lower|menos)\b/;
/** “185 % of the poverty line” is no number of anything. */
const OF_OTHERS = /\b(poverty|median)\b/;
/** So little that no two answers differ by it. */
const LITTLE = 1e-6;
const THOUSAND = 1000;
const UNITS: Readonly<Record<string, number>> = { k: THOUSAND, thousand: THOUSAND, mil: THOUSAND, m: 1e6, million: 1e6, millones: 1e6 };

/**
 * Reads the numbers that an option holds: “$50,000 – $74,999”, “under 30k”, “three or more”, “At least 3.0 but below 3.5”; undefined where
 * it names none, or more than two.
 */
export function rangeOf(label: string): Range | undefined {
	const plain = label
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase()
		.replace(NAME_OF_BAND, "")
		.replace(/(\d)[,\s](?=\d{3}\b)/g, "$1")
		.replace(/(\$\s?\d{1,3})\.(?=\d{3}\b)/g, "$1");
	const text = /\d/.test(plain)
		? plain
		: NAMED.reduce((said, [name, digit]) => said.replace(name, digit), plain.replace(/\bno more than\b/, "at most"));
	const found = [...text.matchAll(NUMBER)];
	const [first, second] = found;
	if (OF_OTHERS.test(text)) return undefined;
	if (!first || found.length > 2) return undefined;
	const before = text.slice(0, first.index);
	const from = Number(first[1]) * (UNITS[first[2] ?? ""] ?? 1);
	if (!second || second[1] === first[1]) return bounded(before, from, text.slice(first.index + first[0].length));
	const to = Number(second[1]) * (UNITS[second[2] ?? ""] ?? 1);
	const scaled = from < to / THOUSAND || first[2] || !second[2] ? from : from * UNITS[second[2]]!;
	const between = text.slice(first.index + first[0].length, second.index);
	if (scaled >= to) return undefined;
	return {
		from: ABOVE.test(before) ? scaled + LITTLE : scaled,
		to: BELOW.test(between) && !/-\s*$/.test(between) ? to - LITTLE : upTo(to, second[1]!),
	};
}

/** “$59,999” holds its cents as well. */
const upTo = (number: number, written: string) => (written.includes(".") ? number : number + 0.999);

function bounded(before: string, number: number, after: string): Range {
	if (OR_MORE.test(after)) return { from: number, to: Number.POSITIVE_INFINITY };
	if (OR_LESS.test(after) || AT_MOST.test(before)) return { from: Number.NEGATIVE_INFINITY, to: number };
	if (BELOW.test(before)) return { from: Number.NEGATIVE_INFINITY, to: number - LITTLE };
	if (AT_LEAST.test(before)) return { from: number, to: Number.POSITIVE_INFINITY };
	if (ABOVE.test(before)) return { from: number + LITTLE, to: Number.POSITIVE_INFINITY };
	return { from: number, to: number };
}

/** The place of the narrowest range that holds the number, where it lies within every other one that does; of none or several alike none. */
export function narrowestHolding(number: number, ranges: readonly (Range | undefined)[]): number | undefined {
	const holding = ranges.flatMap((range, place) => (range && number >= range.from && number <= range.to ? [{ range, place }] : []));
	const innermost = holding.filter(({ range }) => holding.every((other) => other.range.from <= range.from && other.range.to >= range.to));
	return innermost.length === 1 ? innermost[0]!.place : undefined;
}

const SHARES: readonly (readonly [RegExp, number])[] = [
	[/\b(tenth|10th|decile)\b/, 10],
	[/\b(fifth|quintile)$/, 20],
	[/\b(fourth|quarter|quartile)$/, 25],
	[/\bthird$/, 100 / 3],
	[/\bhalf$/, 50],
];
const PLACES: readonly (readonly [RegExp, number])[] = [
	[/^(top|upper|highest|first|1st)\b/, 0],
	[/^(second|2nd)\b/, 1],
	[/^(third|3rd)\b/, 2],
	[/^(fourth|4th)\b/, 3],
	[/^(fifth|5th)\b/, 4],
];

/**
 * Reads which part of a class an option holds, in percent from the top: “Top 10 %”, “Second quarter”, “Bottom half”; undefined where it does
 * not say. Takes its words.
 */
export function shareOf(words: string): Range | undefined {
	const said = words
		.replace(/^in (the )?|^(the|my class|of class|class) /g, "")
		.replace(/(?<=.) (but )?(not|below|outside) .*$| (of|in) (the|my|your) (\w+ )?class$/g, "");
	const [, spanFrom, spanTo] = /\b(?:top|upper) (\d{1,2}) (?:to |through )?(\d{1,3})( percent)?$/.exec(said) ?? [];
	if (spanFrom) return { from: Number(spanFrom) - 1 + LITTLE, to: Number(spanTo) };
	const size = Number(/\b(\d{1,2})( percent)?$/.exec(said)?.[1] ?? SHARES.find(([named]) => named.test(said))?.[1] ?? Number.NaN);
	if (Number.isNaN(size)) return undefined;
	if (/^(bottom|lower|lowest|last)\b/.test(said)) return { from: 100 - size, to: 100 };
	if (/^(below|outside|not in) (the )?(top|upper)\b/.test(said)) return { from: size + LITTLE, to: 100 };
	const at = PLACES.find(([named]) => named.test(said))?.[1];
	return at === undefined ? undefined : { from: at === 0 ? 0 : at * size + LITTLE, to: (at + 1) * size };
}

/** Whether bands of percents count from the top of the class: then the narrowest are the lowest ones; undefined where they are alike. */
export function countFromTop(bands: readonly (Range | undefined)[]): boolean | undefined {
	const known = bands
		.filter((band) => band !== undefined && Number.isFinite(band.from) && Number.isFinite(band.to))
		.toSorted((a, b) => a!.from - b!.from);
	const [lowest, highest] = [known[0], known.at(-1)];
	if (!lowest || !highest) return undefined;
	const difference = highest.to - highest.from - (lowest.to - lowest.from);
	return Math.abs(difference) < 5 ? undefined : difference > 0;
}
