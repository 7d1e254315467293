import { wordsOf } from "../words";

/**
 * Areas, each after what is but a part of it, with the words for the whole and how what is taught in it begins. What one row finds is gone for the
 * rows after it: “language arts” are no arts. What the first row finds is of no area.
 */
const AREAS: readonly (readonly [area: string, whole: string, parts?: string])[] = [
	["", "(data|health|food|animal|consumer) sci\\w*|student gov\\w*|(liberal|martial|industrial|culinary) arts|arte? (of|de)|home ec\\w*"],
	["Career and technical", "career( and)? tech\\w*( ed\\w*)?|cte|vocational", "business|accounting|marketing|engineer|negocios"],
	[
		"World language",
		"(world|foreign|modern) languages?|languages? other than english|languages|lote|idiomas?|lenguas? extranjeras?",
		"spanish|french|german|ital|latin(?! am)|chin|mandarin|japan|korea|arab|russ|sign lang|espan|franc",
	],
	["English", "english|language arts|ela|ingles|lengua", "litera|lit\\b|composition|writing|poet|ap lang"],
	["Computer science", "comput(ers?|ing)|programming|coding|informatica|(ciencias? de la )?computacion"],
	["visual/Arts", "visual|(studio )?(?<!fine )arte?|studio", "art hist|ceram|draw|dibuj|paint|pintu|sculp|potte|photo|foto"],
	[
		"Social studies",
		"social|(ciencias|estudios) sociales",
		"histor|apush|gov|gob|civic|(?:macro|micro)?econ|psych|psic|sociol|anthro|geogra|politic",
	],
	["Mathematics", "math(s|ematics)?|matematicas?", "algebra(?! based)|geometr|trig|(?:pre ?)?calc|stats|statist|estad"],
	["Physical education", "phys(ical)? ed(ucation)?|p ?e|educacion fisica"],
	["Health", "health|salud"],
	[
		"lab/Science",
		"lab(oratory)?|laboratorio",
		"bio|chem|quim|physics|fisica|anatom|botan|zool|ecol|astron|geol|earth|environ|(?:life|physical|forensic) sci",
	],
	["Science", "(natural )?sciences?|ciencias?( naturales)?"],
	["music/performing/Arts", "musica?", "band|choir|chor|coro\\b|orch|orq|jazz|guita|piano"],
	["performing/Arts", "performing", "theat|teatr|drama|danc|danza"],
	["Arts", "(fine )?arts|fine art|(bellas )?artes( visuales)?"],
];
/** What goes on with them: “Earth and space science”, “Spanish language and culture”. */
const GOES_ON = "\\b( ((and |y )?(space|lang|litera|compos|cult)|sci|stud|arts)\\w*)*";
const FINDERS = AREAS.map(
	([area, whole, parts = "$^"]) => [area.split("/"), new RegExp(`\\b(?:(${parts})\\w*|${whole})${GOES_ON}`, "g")] as const,
);
/** What an option or a row leaves out, and those that may mean any area. */
const LEFT_OUT = /\b(not?|non)\b.*|^other\b.*|.*\belective.*/;

/** What words name, each with what it is a part of behind it, the widest last; and the words that are left. */
function namesIn(words: string) {
	const names: string[][] = [];
	let rest = words;
	for (const [areas, found] of FINDERS)
		rest = rest.replace(found, (_, part = areas[0]) => {
			names.push([part, ...areas]);
			return " ";
		});
	return { names, rest };
}
const offeredIn = (words: string) => namesIn(words.replace(LEFT_OUT, ""));

/** What a course is of; nothing where its name says no area or several. */
function taughtIn(course: string): readonly string[][] {
	const { names } = namesIn(wordsOf(course));
	const [area, ...others] = new Set(names.map((name) => name.at(-1)));
	return area && others.length === 0 ? names : [];
}

/** Whether a course is of one of the areas that words name. */
export const isOfAreas = (course: string, words: string): boolean => widthsIn(words, course).length > 0;

/** Gives the subject area of a course by its name, in plain words: “Honors Physics” is of “Science”; undefined where the name leaves it open. */
export const areaOf = (course: string): string | undefined => taughtIn(course)[0]?.at(-1);

/** Whether words (as `wordsOf` gives them) are names of areas, or of what is taught in one, and nothing else. */
export function areAreas(words: string): boolean {
	const { names, rest } = offeredIn(words);
	return names.length > 0 && /^( |and|or|y|o)*$/.test(rest);
}

/** How wide each thing is that the words name and the course is of, 0 the narrowest. */
function widthsIn(words: string, course: string): number[] {
	const taught = taughtIn(course);
	const places = offeredIn(words).names.flatMap(([name]) => taught.map((names) => names.lastIndexOf(name!)));
	return places.filter((place) => place >= 0);
}

/**
 * Finds the option that names the area of a course: the narrowest, of two the one that names fewer areas. Takes the name of the course and the
 * options' words; gives the place, undefined where no option surely means the area.
 */
export function areaAmong(course: string, labels: readonly string[]): number | undefined {
	const widths = labels.map((label) => Math.min(...widthsIn(label, course)) + offeredIn(label).names.length / 100);
	const narrowest = Math.min(...widths);
	const place = widths.indexOf(narrowest);
	return Number.isFinite(narrowest) && place === widths.lastIndexOf(narrowest) ? place : undefined;
}

/** The place of the course for the last of several rows of one list, which name an area each, or none: the first of it that no row before has taken. */
export function placeByAreas(courses: readonly string[], areas: readonly string[]): number {
	const taken: number[] = [];
	for (const area of areas) taken.push(courses.findIndex((course, place) => !taken.includes(place) && (!area || isOfAreas(course, area))));
	return taken.at(-1)!;
}
