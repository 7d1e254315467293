const ALL =
	/\b(all|whole|entire|throughout the|full|calendar) (the )?(whole |entire )?year\b|\b(year ?(round|long|around)|continuous(ly)?)\b|\b(all )?(12|twelve) months\b|\b(todo el|el|a lo largo del) ano( completo| entero)?$|\bano (completo|entero)\b|^both$/;
const BREAK = /\b(breaks?|vacations?|holidays?|summers?|vacacion(es)?|verano|receso)\b/;
const SCHOOL =
	/\b(school|academic|term|terms|semesters?|class(es)?|session|curso|escolar|academico|ciclo)\b|\bfall (and )?spring\b|^(august|september) to (may|june)$/;

/**
 * Reads the part of the year from the words of an option (as `wordsOf` gives them), as the profile's timing of participation names it
 * (specification, section 3); undefined where the words name none or leave it open.
 */
export function seasonOf(words: string): string[] | undefined {
	if (ALL.test(words) && !/\b(school|academic) year$/.test(words)) return ["all year"];
	if (/\b(outside|out of|not in|no) (the )?(school|session)\b/.test(words)) return ["during break"];
	if (/\b(not|no|between)\b/.test(words)) return undefined;
	if (BREAK.test(words)) return isAlsoSchool(words) ? ["all year"] : ["during break"];
	return SCHOOL.test(words) ? ["during school"] : undefined;
}

const isAlsoSchool = (words: string) =>
	/\b(and|plus|y)\b.*\b(school|academic) year\b|\b(school|academic) year (and|plus)\b|\b(fall|spring) (and )?(spring )?and summer\b/.test(
		words,
	);
