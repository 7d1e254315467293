const ALL = /\b(all|whole|entire|throughout the|full|calendar) (the )?(whole |entire )?year\b|\byear (round|long|around)\b|\btodo el ano\b/;
const BREAK = /\b(breaks?|vacations?|holidays?|summers?|winter|vacacion(es)?|verano)\b/;
const SCHOOL = /\b(school|academic|term|terms|semesters?|class(es)?|session|curso|escolar)\b/;

/**
 * Reads the part of the year from the words of an option (as `wordsOf` gives them), as the profile's timing of participation names it
 * (specification, section 3): during school, during break, all year; undefined where the words name none or leave it open.
 */
export function seasonOf(words: string): "school" | "break" | "year" | undefined {
	if (ALL.test(words)) return "year";
	if (/\b(not|no|outside|out of|between)\b/.test(words)) return undefined;
	if (BREAK.test(words))
		return /\b(and|plus|y)\b.*\b(school|academic) year\b|\b(school|academic) year (and|plus)\b/.test(words) ? undefined : "break";
	return SCHOOL.test(words) ? "school" : undefined;
}
