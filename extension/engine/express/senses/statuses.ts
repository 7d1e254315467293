import { type Kinds, REFUSES, toldIn, UNLISTED } from "./told";

const PERMANENT =
	/\bpermanent (legal )?resident|\bpermanent immigrant|\balien permanent|\bgreen ?card|\blpr\b|(?<!non )\bresident alien|\blawful resident|\beligible non ?citizen|\bi 551\b|\balien registration|\bresidente (legal )?permanente|\btarjeta verde|\bno ciudadano elegible/;
const NATIONAL =
	/(?<!\b(foreign|non united states)( citizen or)? )\bnationals?\b(?! of (a |an )?(another|other|foreign))|\b(native|citizen) of american samoa|\bnacional(?! de otro| extranjer)/;
const CITIZEN =
	/(?<!\b(non|foreign|non united states) )\bcitizen(ship)?\b(?! of (a |an )?(another|other|foreign|non|different|freely|country other))|\b(naturalized|native born)\b|\busc\b|^united states$|\bciudadan[oa]\b(?! (a )?(extranjer|de otro))|\bciudadania\b/;
const FROM_ABROAD =
	/\b(international|foreign|non ?immigrant|temporary|nra)\b|\bvisa\b|\bnon ?resident|\bnon (united states )?citizen|\b(another|other|different) (country|nation)|\bcountry other than|\bnon united states|\binternacional|\bextranjer|\botro pais/;
/** Who is neither citizen nor resident may be from abroad or may be something else: an option that names one of both says it more narrowly. */
const BROADLY_FROM_ABROAD = ["international applicant", ""];
const OF_NONE = /^(no )?(i am )?(not|neither|none|ni|ningun[oa]?)\b/;

/**
 * Reads a citizenship status from the words of an option. Where both are named, a green card counts for more than the country that somebody
 * is from; who is neither citizen nor resident is from abroad.
 */
export function citizenshipOf(words: string): string[] | undefined {
	if (REFUSES.test(words)) return [];
	const asked = words.replace(/^(yes|si) /, "").replace(/^no (?=i\b|but\b|pero\b)/, "not ");
	if (/\bnon ?citizen (united states )?nationals?\b|\bnational non ?citizen\b/.test(asked)) return ["us national"];
	const [, after = ""] = /^(?:not|no)\b.*?\b(?:but|pero)\b(.*)$/.exec(asked) ?? [];
	const said = after || asked;
	if (/\bdomestic\b/.test(said)) return ["us citizen", "us permanent resident"];
	if (OF_NONE.test(said) && !PERMANENT.test(said.replace(/\b(or|nor|ni|and no) .*/, ""))) return BROADLY_FROM_ABROAD;
	if (/^(others?|otr[oa]s?)( (status|immigration|please|specify|especifique|not listed))*$/.test(said)) return BROADLY_FROM_ABROAD;
	const found = [
		...(CITIZEN.test(said.replace(/\b(eligible )?non ?citizens?\b|\bno ciudadan[oa]s?\b/g, "")) ? ["us citizen"] : []),
		...(NATIONAL.test(said) ? ["us national"] : []),
		...(PERMANENT.test(said) ? ["us permanent resident"] : []),
	];
	if (found.length > 0) return /\b(dual|eligible)\b/.test(said) && !/\bpermanent\b/.test(said) ? [...found, "", ""] : found;
	if (FROM_ABROAD.test(said)) return ["international applicant"];
	return /\b(daca|dreamer|undocumented|refugee|asylee|asylum|parolee?|indocumentad[oa])\b/.test(said) ? [] : undefined;
}

const OF_FAMILY =
	/\b(dependents?|spouse|child(ren)?|son|daughter|family|parents?|mother|father|dependiente|conyuge|familiar|familia|hij[oa])\b/;
const LEFT =
	/\b(veterans?|former(ly)?|previous(ly)?|past|prior|retired|discharged|separated|served|no longer|used to|veteran[oa]|ex ?militar|sirvio|servi|previo|antiguo)\b/;
const SERVES =
	/\b(active|activo|service ?members?|currently|current|now|presently|serving|serve|enlisted|reserves?|reservist|(national|air) guard|guard|actualmente|sirvo|sirviendo)\b/;
const NEVER = /\b(never|not|no|none|non|nonveteran|nunca|ningun[oa]?|sin|civilian|dont|n a)\b/;

/** Reads from the words of an option how somebody stands to the armed forces; who is of a member's family is that and nothing else. */
export function serviceOf(words: string): string[] | undefined {
	if (REFUSES.test(words)) return [];
	const asked = words
		.replace(/^(yes|si) /, "")
		.replace(/^no (?!longer\b)/, "not ")
		.replace(/\bbut not (now|currently)\b.*/, "");
	const isDenied = NEVER.test(asked.replace(/\bno longer\b/, ""));
	if (isDenied) return /\bbut\b/.test(asked) ? undefined : ["none"];
	if (OF_FAMILY.test(asked)) return ["current dependent"];
	const found = [...(SERVES.test(asked) ? ["currently serving"] : []), ...(LEFT.test(asked) ? ["previously served"] : [])];
	return found.length > 0 ? found : undefined;
}

const TOGETHER =
	/\b(living together|live together|cohabit\w*|domestic (partner(s|ship)?)|civil (union|partner(s|ship)?)|partnered|living with partner|(registered|unmarried) partners?(hip)?|union (libre|civil|de hecho)|pareja|parejas|sociedad domestica|no (estan )?casados y .*juntos)\b/;
const MARRIAGES: Kinds = [
	["married", /(?<!\b(never|not|never been|were never|not currently) )\bmarried\b|(?<!\b(no|nunca|no estan) )\bcasad[oa]s?\b/],
	[
		"separated",
		/(?<!\bnot )\bseparated\b|\bseparad[oa]s?\b|\bno longer together\b|\bsplit( up)?\b|(?<!\b(never|not|unmarried)\b.*)\bapart\b/,
	],
	["divorced", /(?<!\bnot )\bdivorced?\b|\bdivorciad[oa]s?\b|\bno longer together\b|\bsplit( up)?\b/],
	["widowed", /\b(widow(ed|er)?|deceased|surviving|died|death|passed|viud[oa]s?|enviudo|viudez)\b/],
];
const UNWED = /\b(never( been)? (married|wed)|not( currently)? married|unmarried|single|nunca|solter[oa]s?|no casados)\b/;

/** Reads from the words of an option how two parents stand to one another; who lives together unwed is told from who does not. */
export function marriageOf(words: string): string[] | undefined {
	if (REFUSES.test(words)) return [];
	const isTogether = TOGETHER.test(words) && !/\b(not|never) living together\b/.test(words);
	const found = toldIn(words.replace(/\b(no|not) separad[oa]s?( a)?\b/, ""), MARRIAGES);
	const further = isTogether ? ["civil union domestic partners"] : UNWED.test(words) ? ["never married"] : [];
	if (found.length + further.length > 0) return [...found.filter((each) => !isTogether || each !== "separated"), ...further];
	return /\bremarried\b/.test(words) ? [] : undefined;
}

const DEAD =
	/\b(deceased|dead|died|passed( away)?|late|not (living|alive)|no longer (living|alive)|is not living|fallec\w+|muri\w+|muert[oa]|difunt[oa]|finad[oa]|ya no vive)\b/;
const LIVES = /\b(living|alive|lives|not deceased|vive|viv[oa]|con vida|viviente)\b/;

/** Reads from the words of an option whether a parent lives. */
export function lifeOf(words: string): string[] | undefined {
	if (/\bnot deceased\b/.test(words)) return ["living"];
	if (DEAD.test(words)) return ["deceased"];
	return LIVES.test(words) ? ["living"] : undefined;
}

const EQUIVALENT = /\b(ged|hsed?|hiset|tasc|equivalen\w+|general education(al)? (development|diploma))\b/;
const TO_COME =
	/\b(will|on track|expect\w*|anticipat\w*|plan(ning)?|pending|still|current(ly)?|presently|(?<!been )(enrolled|attending)|not( yet)? (graduated|finished|awarded|completed)|not yet|in progress|student|working toward|in high school|is to be|to be (conferred|awarded|granted|earned|received)|graduar(e|a|me)|me graduare|por graduarse|inscrit[oa]|matriculad[oa]|estudiante|en curso|en progreso|aun no|todavia|actualmente)\b/;
const DONE = /\b(graduated?|grad|diploma|completed|finished|graduad[oa]|gradue|graduo|titulo)\b/;
/** Says how far somebody went before or after high school. */
const OF_ANOTHER_LEVEL =
	/\b(college|university|associates?|bachelors?|masters?|doctora\w+|less than|graduate (or|degree|study|school)|universidad|posgrado)\b/;
const GAVE_UP = /\b(did not|didnt|will not|wont|have not|dropped|withdrew|left|no (high school )?diploma|without)\b/;

/** Reads from the words of an option how far the student is with high school; a diploma may be one that is still to come. */
export function completionOf(words: string): string[] | undefined {
	if (REFUSES.test(words)) return [];
	if (/\b(have not|did not) (yet )?(graduated?|finish(ed)?)( yet)?\b/.test(words) && /\b(yet|will)\b/.test(words)) return ["will graduate"];
	if (/\bno longer\b|\bbeen enrolled\b/.test(words) || OF_ANOTHER_LEVEL.test(words)) return [];
	if (/^not an? \b|\bwill still be\b/.test(words)) return [];
	if (TO_COME.test(words) && EQUIVALENT.test(words) && !/\b(diploma|graduat\w*)\b/.test(words)) return [];
	if (TO_COME.test(words)) return GAVE_UP.test(words) && !/\byet\b|\bwill\b(?! not)/.test(words) ? [] : ["will graduate"];
	if (GAVE_UP.test(words)) return [];
	const found = [
		...(DONE.test(words.replace(/\bequivalen\w+ diploma\b|\bged diploma\b/, "")) ? ["graduated"] : []),
		...(EQUIVALENT.test(words) ? ["ged or equivalent"] : []),
	];
	const isOfGed =
		/^(earned|received|completed|have|i \w+|certificado|certificate|diploma de|equivalen\w+|state recognized)\b/.test(words) &&
		found.length > 1 &&
		!/\b(or|o)\b/.test(words);
	if (isOfGed) return ["ged or equivalent"];
	if (/\bdiploma\b/.test(words) && found[0] === "graduated") return [...found, "will graduate"];
	return found.length > 0 ? found : UNLISTED.test(words) ? [] : undefined;
}
