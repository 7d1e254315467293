import { type Kinds, REFUSES, toldIn, UNLISTED } from "./told";

const SEXES: Kinds = [
	["male", /\b(males?|man|men|boys?|hombres?|masculin[oae]|masculine|varon|chico|muchacho|nino|amab)\b/],
	["female", /\b(females?|woman|women|womxn|girls?|mujer(es)?|femenin[oa]|feminine|chica|muchacha|nina|afab)\b/],
];
const NEITHER =
	/\b(non ?binary|no binari[oaex]|nonbinary|gender ?queer|gender ?fluid|expansive|diverse|fluid|(non|not) ?conforming|nonconforming|x (or )?(not listed|another)|agender|enby|third gender|tercer genero|neither|not exclusively|gender x|no conforme)\b/;

/** Reads a gender from the words of an option; who is named as transgender and nothing else is neither of the two. */
export function genderOf(words: string): string[] | undefined {
	if (REFUSES.test(words)) return [];
	if (NEITHER.test(words)) return UNLISTED.test(words) ? ["nonbinary", "other"] : ["nonbinary"];
	const found = toldIn(words, SEXES);
	if (found.length === 1)
		return /\btrans(gender)?\b/.test(words) && !/\b(cis\w*|including|incl|inclusive|and|or) /.test(words) ? [] : found;
	if (found.length === 2) return [];
	return UNLISTED.test(words) || /\bidentify differently\b|\b(auto)?descri(be|ption|birme|birlo)\b|\blet me type\b/.test(words)
		? ["other"]
		: undefined;
}

const NOT_HISPANIC =
	/\b(not|non|no)( of| de)?( any)?( origen)? ?(hispanic|latin[oaxe]|spanish|hispan[oa])( or| o)?( a)?( (latin[oaxe]|spanish|hispanic))*( (or )?spanish)?( origin)?\b/g;
const ORIGINS: Kinds = [
	["latino", /\b(hispanics?|hispan[oa]|latin[oaxe]s?|latin american|latinoamerican[oa])\b/],
	["white", /\b(white|caucasian|europe(an|o)|anglo|anglosajon|blanc[oa]|caucasic[oa])\b/],
	["black", /\b(black|african (american|descent|diaspora|ancestry)|sub saharan african|afro\w*|negr[oa])\b/],
	["asian", /\b(asian?|asiatic[oa]|asio\w*|asiatico\w*|oriental|aapi|api|apida|aanhpi)\b/],
	[
		"native",
		/\b(american indian|native american|native (alaskan|peoples?)|indigenous|alaskan? native|alaska|first nations|ai an|aian|amerindi\w*|indigena|indi[oa] (a )?american[oa]|nativ[oa] (a )?american[oa]|indoamerican[oa])\b/,
	],
	["pacific", /\b(pacific|pacifico|hawai\w*|nhpi|nhopi|nh pi|aapi|api|aanhpi)\b/],
];
/** Who are Latino where no other origin is named beside them. */
const LATIN_AMERICAN =
	/\b(mexican[oa]?|chican[oa]|puerto ric(an|o)|puertorriquen[oa]|cuban[oa]?|dominican[oa]?|salvador(an|en[oa])|(central|south) american)\b/;
const OF_SEVERAL = /\b(two or more|more than one|multi\w*|biracial|mixed|dos o mas)\b/;
const AS_RACE: Readonly<Record<string, string>> = { white: "caucasian", black: "african american", native: "native american" };
const AS_ETHNICITY: Readonly<Record<string, string>> = { native: "american indian", pacific: "pacific islander" };

/** Reads the origins from the words of an option, by the names that the profile has for races or for peoples. */
const originsOf =
	(names: Readonly<Record<string, string>>) =>
	(words: string): string[] | undefined => {
		if (REFUSES.test(words) || OF_SEVERAL.test(words)) return [];
		const found = toldIn(words.replace(NOT_HISPANIC, " "), ORIGINS);
		if (found.length > 0) return found.map((origin) => names[origin] ?? origin);
		if (LATIN_AMERICAN.test(words)) return ["latino"];
		if (/\b(middle eastern|mena|arab|north african)\b/.test(words)) return [];
		return UNLISTED.test(words) ? ["other"] : undefined;
	};

export const raceOf = originsOf(AS_RACE);
export const ethnicityOf = originsOf(AS_ETHNICITY);

/** Reads from the words of an option whether somebody is Hispanic. */
export function isHispanic(words: string): string[] | undefined {
	if (REFUSES.test(words)) return [];
	if (/\b(not|non|no|neither)\b/.test(words)) return /\b(hispan\w*|latin\w*|spanish)\b/.test(words) ? ["no"] : undefined;
	return toldIn(words, ORIGINS).includes("latino") || LATIN_AMERICAN.test(words) || /\bspanish\b/.test(words) ? ["yes"] : undefined;
}
