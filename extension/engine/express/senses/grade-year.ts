const ORDINALS: readonly (readonly [grade: string, named: RegExp])[] = [
	["9th grade", /\b(9|9th|9no|9o|g9|ninth|freshm[ae]n|frosh|fr|noven[oa]|first year (of|in) high school)\b/],
	["10th grade", /\b(10|10th|10mo|10o|g10|tenth|sophomores?|soph|decim[oa]|second year (of|in) high school)\b/],
	["11th grade", /\b(11|11th|11vo|11mo|11o|g11|eleventh|juniors?|jr|undecim[oa]|onceav[oa]|third year (of|in) high school)\b/],
	["12th grade", /\b(12|12th|12vo|12mo|12o|g12|twelfth|seniors?|sr|duodecim[oa]|doceav[oa]|(fourth|final) year (of|in) high school)\b/],
];
const GRADES = ORDINALS.map(([grade]) => grade);

/** Says a year of something else, or of a later time. */
const OF_LATER = /\b(college|university|universidad|(under)?graduated?s?|grads?|rising|incoming|former|8|8th|eighth|7th|gap)\b/;

/**
 * Reads grades of high school from the words of an option: “Junior”, “Grades 9–10”, “Upperclassman”; none where it names a year of
 * college or one to come, undefined where it names no year.
 */
export function gradeYearOf(words: string): string[] | undefined {
	if (OF_LATER.test(words)) return [];
	const found = ORDINALS.flatMap(([grade, named]) => (named.test(words) ? grade : []));
	if (found.length > 1) return GRADES.slice(GRADES.indexOf(found[0]!), GRADES.indexOf(found.at(-1)!) + 1);
	if (found.length === 1) return found;
	if (/\bunder ?class\w*/.test(words)) return GRADES.slice(0, 2);
	return /\bupper ?class\w*/.test(words) ? GRADES.slice(2) : undefined;
}
