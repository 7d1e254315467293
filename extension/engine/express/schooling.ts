const NOT_TO_THE_END =
	/\b(did ?nt|did not|has ?nt|has not|have not|does not|never|without|not|no|incomplete|less than|below|some|partial(ly)?|started|began|attended|sin|algun[ao]s?|algo de|parte de|incomplet[ao]|unfinished|currently)\b/;
const RANGE = /\bor (less|lower|below|more|higher|above|beyond|some)\b|\bo (menos|mas|superior)\b/;
const NO_COLLEGE = /\b(no|never( attended)?|(did|has|have) not (attend|go to)|sin) (any )?(college|university|universidad)\b/;
const EARLIER = /\b(elementary|middle|junior high|grade school|primaria|8th|eighth|kindergarten)\b/;

/** How far somebody went in school, in the order of the profile's levels (specification, section 3), highest first. */
const STAGES: readonly (readonly [level: number, named: RegExp, isFinished?: boolean])[] = [
	[6, /\b(doctor(ate|al|ado)?|ph ?d|ed ?d)\b/],
	[7, /\b(jd|j d|dds|law degree|medical degree|professional degree|titulo profesional)\b/],
	[5, /\b(masters?|mba|maestria)\b/],
	[
		4,
		/\b(bachelors?|baccalaureate|licenciatura|(four|4) years?( college| university)? degree|(completed|finished|graduated( from)?)( a| an)?( (four|4) year)? (college|university)|college (graduate|degree))\b/,
		true,
	],
	[3, /\b(associates?|(two|2) years?( college)? degree)\b/, true],
	[2, /\b(college|university|universidad|(higher|tertiary) education|post ?secondary|trade school|technical school)\b/, false],
	[
		1,
		/\b(high|secondary) school|(?<!post )\bsecondary (completion|diploma|certificate|education)|\bged\b|\b(preparatoria|secundaria|bachillerato)\b/,
		true,
	],
	[
		0,
		/\b(high|secondary) school|(?<!post )\bsecondary (completion|diploma|certificate|education)|\b(preparatoria|secundaria|bachillerato)\b/,
		false,
	],
];

/**
 * Reads how far somebody went in school from the words of an option (as `wordsOf` gives them): 0 some high school, 1 its diploma, 2 some
 * college, 3 associate's, 4 bachelor's, 5 master's, 6 doctorate, 7 professional degree; undefined where the words name another stage, several or none.
 */
export function schoolingOf(words: string): number | undefined {
	if (RANGE.test(words) || EARLIER.test(words)) return undefined;
	const asked = words.replace(NO_COLLEGE, " ");
	const isFinished = !NOT_TO_THE_END.test(asked);
	const found = STAGES.filter(([, named, finished]) => named.test(asked) && (finished === undefined || finished === isFinished));
	const highest = found[0]?.[0];
	const isOfSeveral = found.some(([level]) => highest !== undefined && highest >= 5 && level !== highest && level >= 3);
	return isOfSeveral ? undefined : highest;
}

const FIRST = /\bfirst\b.*\b(in|of) (my|our|the) (\w+ )?family\b|^yes\b/;
const NOT_FIRST =
	/\b(somebody|someone|others?|(a )?(parent|sibling|brother|sister|relative)s?|not)\b.*\b(before me|already|first|went|gone|attended)\b|^no\b/;

/**
 * Reads from the words of an option (as `wordsOf` gives them) whether the student is the first of the family to go to college: “I will be the
 * first in my family”, “Somebody went before me”; undefined where they say neither.
 */
export function isFirstOfFamily(words: string): boolean | undefined {
	if (NOT_FIRST.test(words)) return false;
	return FIRST.test(words) || undefined;
}
