import { REFUSES, UNLISTED } from "./told";

/** Levels of education as the profile prints them (specification, section 3), lowest first. */
const LEVELS = [
	"some high school",
	"high school diploma",
	"some college",
	"associates degree",
	"bachelors degree",
	"masters degree",
	"doctorate",
	"professional degree",
];
const [SOME_HIGH, HIGH, SOME_COLLEGE, ASSOCIATE, BACHELOR, MASTER, DOCTOR, PROFESSIONAL] = [0, 1, 2, 3, 4, 5, 6, 7];

const NOT_TO_THE_END =
	/\b(did ?nt|did not|has ?nt|has not|have not|does not|never|without|not|no|non|incomplete|less than|menos (que|de)|below|some|partial(ly)?|started|began|attended|sin|algun[ao]s?|algo de|parte de|incomplet[ao]s?|unfinished|currently|left|before|dropped)\b/;
const NO_COLLEGE = /\b(no|never( attended)?|(did|has|have) not (attend|go to)|sin) (any )?(college|university|universidad)\b/g;
const EARLIER = /\b(elementary|middle school|junior high|jr high|grade school|primaria|8th|eighth|kindergarten)\b/;
const UP = /\b(or|and) (more|higher|above|beyond|greater|up)\b|\b(o|y) (mas|superior)\b/;
const DOWN = /\bor (less|lower|below|fewer)\b|\bo menos\b/;

const HIGH_SCHOOL =
	/\b(high|secondary) (secondary )?school|\bh ?s\b|(?<!post )\bsecondary|\bged\b|\b(preparatoria|secundari[ao]s?|bachillerato|escuela superior)\b/;
const COLLEGE =
	/\b(college|university|universidad|universitari[oa]s?|undergrad(uate)?|(higher|tertiary) education|post ?secondary|trade school|technical school)\b/;
const FINISHED_COLLEGE =
	/\b((completed|finished|graduated( from)?)( a| an)?( (four|4) year)? (college|university)|(college|university) (graduate|grad|degree)|undergrad(uate)? degree|titulo universitario)\b/;
const TWO_YEARS =
	/\b(associates?|(two|2|dos) (years?|anos)( college| university)? ?(degree|graduate|titulo)?|(community|junior) college (degree|graduate)|(graduated|graduate) from (a )?((two|2) year|community|junior) college|asociado|titulo (universitario )?de dos anos|aa|aas)\b/;
const FOUR_YEARS =
	/\b(bachelors?|baccalaureate|licenciatura|(four|4|cuatro) (years?|anos)( college| university)*( degree| graduate)?|(four|4) year(s)? of (college|university)|b ?a|b ?s|bfa|bsc)\b/;
const DEGREES: readonly (readonly [level: number, named: RegExp])[] = [
	[ASSOCIATE, TWO_YEARS],
	[BACHELOR, FOUR_YEARS],
	[MASTER, /\b(masters?|m ?a|m ?s|mba|mfa|msw|maestria)\b/],
	[DOCTOR, /\b(doctor(ate|al|ado|s)?|doctor en|ph ?d|ed ?d)\b/],
	[
		PROFESSIONAL,
		/\b(j ?d|m ?d|dds|dvm|llb|(law|medical)( or (law|medical))? degree|professional(?! (certificat\w+|licen\w+|training|development))|titulo profesional)\b/,
	],
];
const BEYOND_COLLEGE =
	/\b((?<!school |college |university |under ?)(post ?)?graduate( or professional| professional)? (degree|school|study|studies|education|work|program)|(graduate|grad)( or | )professional|post ?graduate|grad school|advanced( degree)?|posgrado)\b/;
const ABOVE = /\b(more than|beyond|above|past) (a |an |the )?(bachelor|baccalaureate|associate|master|(four|4|two|2) year)/;
const IN_HIGH_SCHOOL =
	/\b(9|10|11)(th)?( (to|through))?( (10|11|12)(th)?)? grade\b|\bgrades? (9|10|11)\b|\b(9|10|11)(th)? (grade)?\b.*\bgrade\b/;
const THROUGH_HIGH_SCHOOL = /\b(12th|twelfth) grade\b|\bgrade 12\b/;
const PART_OF_COLLEGE =
	/\b((1|2|3|one|two|three)( (or|to))?( (2|3|three|more))? ?years? of (college|university)|(college|university) (1|one)( to)? (2|3|two|three) years?)\b/;

/** The levels from one to another, both among them. */
const span = (from: number, to: number) => LEVELS.map((_, level) => level).filter((level) => level >= from && level <= to);

const degreesIn = (words: string) => DEGREES.flatMap(([level, named]) => (named.test(words) ? level : []));
/** What is said of one degree by another: “Master of Science, one to two years past the bachelor's”. */
const BESIDE_ANOTHER =
	/\b(past|after|beyond|more than|above) (a |an |the )?(bachelor|baccalaureate|associate|master|(four|4|two|2) year)\w*( degree)?|\b(one|1) (to|or) (two|2) years\b/g;

/** The levels that the words of an option name. */
function levelsNamed(words: string): number[] | undefined {
	const asked = words.replace(NO_COLLEGE, " ");
	const isFinished = !NOT_TO_THE_END.test(asked);
	const isNoCollege = asked !== words;
	const beside = degreesIn(asked.replace(BESIDE_ANOTHER, " "));
	const degrees = beside.length > 0 ? beside : degreesIn(asked);
	if (BEYOND_COLLEGE.test(asked) && /\bsome\b/.test(asked)) return [BACHELOR];
	if (BEYOND_COLLEGE.test(asked)) return [...new Set([...degrees, MASTER, DOCTOR, PROFESSIONAL])].sort();
	if (beside.length === 0 && degrees.length > 0 && ABOVE.test(asked)) return span(Math.max(...degrees) + 1, PROFESSIONAL);
	if (degrees.length > 0 && /\bsome college\b/.test(asked) && !/\b(no|without)\b/.test(asked)) return [SOME_COLLEGE, ...degrees];
	if (degrees.length > 0 && /\bless than\b/.test(asked)) return span(SOME_HIGH, Math.min(...degrees) - 1);
	if (PART_OF_COLLEGE.test(asked)) return [SOME_COLLEGE];
	if (degrees.length > 0 && !/\b(some|no|without|not|sin)\b/.test(asked.replace(/\bor some\b/g, ""))) return degrees;
	const isInCollege = COLLEGE.test(asked);
	const isInHighSchool = HIGH_SCHOOL.test(EARLIER.test(asked) ? asked.replace(/\bsecundari[ao]s?\b/g, "") : asked);
	if (FINISHED_COLLEGE.test(asked) && isFinished) return [BACHELOR];
	if (isInCollege && /\bor some\b/.test(asked) && isInHighSchool) return [HIGH, SOME_COLLEGE];
	if (isInCollege) return !isFinished ? [SOME_COLLEGE] : UP.test(asked) ? [ASSOCIATE] : undefined;
	if (THROUGH_HIGH_SCHOOL.test(asked) && isFinished) return [HIGH];
	if (IN_HIGH_SCHOOL.test(asked)) return [SOME_HIGH];
	if (isInHighSchool) return [isFinished ? HIGH : SOME_HIGH];
	if (isNoCollege) return span(SOME_HIGH, HIGH);
	return EARLIER.test(asked) ? [] : undefined;
}

function levelsOf(words: string): number[] | undefined {
	if (REFUSES.test(words)) return [];
	const named = levelsNamed(words);
	if (!named?.length) return named;
	if (UP.test(words)) return span(Math.min(...named), PROFESSIONAL);
	return DOWN.test(words) ? span(SOME_HIGH, Math.max(...named)) : named;
}

/**
 * Reads how far somebody went in school from the words of an option (as `wordsOf` gives them): the levels that it holds, as the profile
 * prints them; none where it names an earlier school, undefined where the words name no stage.
 */
export const schoolingOf = (words: string): string[] | undefined => levelsOf(words)?.map((level) => LEVELS[level]!);

const DEGREE_NAMES: Readonly<Record<number, string>> = {
	[ASSOCIATE]: "associate",
	[BACHELOR]: "bachelors",
	[MASTER]: "masters",
	[DOCTOR]: "doctorate",
	[PROFESSIONAL]: "professional",
};

/** Reads which degrees the words of an option hold, as the profile prints those that somebody intends to earn. */
export function degreeOf(words: string): string[] | undefined {
	if (
		/\b(undecided|unsure|uncertain|(not|havent) (\w+ )?(sure|decided)|dont know|do not know|deciding|undetermined|to be determined|tbd|unknown|indecis[oa]|no (estoy|he|lo|se)|por decidir)\b/.test(
			words,
		)
	)
		return ["undecided"];
	const levels = levelsOf(
		words.replace(/\b(college|university)( university)?(?= degree)/g, (named) => (/\b(2|4|two|four) year /.test(words) ? "" : named)),
	);
	const names = levels?.flatMap((level) => DEGREE_NAMES[level] ?? []);
	if (names?.length) return names;
	if (/^undergrad(uate)?$/.test(words)) return ["bachelors"];
	if (/\b(certificate|technical|vocational|trade|diploma)\b/.test(words)) return [];
	return UNLISTED.test(words) ? ["other"] : undefined;
}

const FIRST = /\bfirst\b.*\b(in|of) (my|our|the) (\w+ )?family\b/;
const NOT_FIRST =
	/\b(somebody|someone|others?|(a )?(parent|sibling|brother|sister|relative)s?|not)\b.*\b(before me|already|first|went|gone|attended)\b|^no\b/;

/**
 * Reads from the words of an option (as `wordsOf` gives them) whether the student is the first of the family to go to college: “I will be the
 * first in my family”, “Somebody went before me”; undefined where they say neither.
 */
export function isFirstOfFamily(words: string): string[] | undefined {
	if (/^(yes|si)\b|\b(neither|none) (of )?(my |the )?parents?\b/.test(words)) return ["yes"];
	if (NOT_FIRST.test(words) || /\bcontinuing generation\b/.test(words)) return ["no"];
	if (/^(an? |i am an? |i will be an? )?(first|1st) gen(eration)?\b/.test(words)) return ["yes"];
	return FIRST.test(words) ? ["yes"] : undefined;
}
