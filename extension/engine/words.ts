import { inFull, withoutDots } from "./abbreviations";
import { remembering } from "./remembering";

export const ASCII = /^[\x20-\x7e]*$/;
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

export function withoutAccents(text: string): string {
	if (ASCII.test(text)) return text;
	return text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.normalize("NFC");
}

/** The same expressions for English texts and for all scripts: a browser takes long to compile the latter. */
const ENGLISH = {
	initials: /\b([a-z])\.(?=[a-z]\b)/g,
	apart: /[^a-z\d]+/g,
	humps: [/([a-z])([A-Z])/g, /([A-Z])([A-Z][a-z])/g, /([A-Za-z])(\d)/g, /(\d)([A-Za-z])/g],
};
const ANY_SCRIPT: typeof ENGLISH = {
	initials: /\b(\p{L})\.(?=\p{L}\b)/gu,
	apart: /[^\p{L}\p{N}]+/gu,
	humps: [/(\p{Ll})(\p{Lu})/gu, /(\p{Lu})(\p{Lu}\p{Ll})/gu, /(\p{L})(\d)/gu, /(\d)(\p{L})/gu],
};
const scriptOf = (text: string) => (ASCII.test(text) ? ENGLISH : ANY_SCRIPT);

/** Gives the text as lower-case words with single spaces: no accents, no punctuation, “U.S.” as “us”, “Bachelor's” as “bachelors”. */
export const wordsOf = remembering((text) => {
	const plain = withoutAccents(text).toLowerCase();
	const { initials, apart } = scriptOf(plain);
	return plain
		.replace(/(\d)[’']s\b/g, "$1")
		.replace(/[’'`´‘]/g, "")
		.replace(initials, "$1")
		.replace(/&/g, " and ")
		.replace(/#(?!\s*\d)/g, " number ")
		.replace(apart, " ")
		.trim();
});

/** GUIDs and hashes, whose letters are no words. */
const OPAQUE =
	/(?<![\p{L}\d])(?=[\da-f_-]*\d)(?=[\da-f_-]*[a-f])(?:[\da-f]{4,}[_-])+[\da-f]{4,}(?![\p{L}\d])|(?<![\p{L}\d])(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,}(?![\p{L}\d])/giu;
const MAY_BE_OPAQUE = /[\da-f]{8}|[\da-f]{4}[_-][\da-f]{4}/i;

/** Gives the words of a name or id a programmer chose: `txtFirstName_1` as “txt first name 1”. */
export const wordsOfKey = remembering((key) => {
	const own = MAY_BE_OPAQUE.test(key) ? key.replace(OPAQUE, " ") : key;
	return wordsOf(scriptOf(own).humps.reduce((words, hump) => words.replace(hump, "$1 $2"), own));
});

/** Says how to write a name, and asks for no number. */
export const AS_ON_CARD =
	/[,(]?\s*\b(exactly )?as (it (is|appears)|shown|printed|given|written|on)\b[^.()]*\bsocial security card\b\)?|\b(the )?name (shown |printed |that (will|is to) (appear|be) |that appears )?on your (student|school|campus) id( card)?\b/gi;

/** The number or letter before a question: “12. ”, “b) ”. */
export const NUMBERED = /^\s*\(?(\d{1,2}[a-h]?|[a-h])[.):]\s+(?=\S+\s)/i;

const ASIDES = [
	AS_ON_CARD,
	// REDCap after the name of each question that must be answered.
	/\*?\s*must provide value\b/gi,
	/[,;–—]\s*not (your|the|a|an) (parent|mother|father|guardian|counselor|teacher|coach)['’]?s?['’]?\s*$/gi,
	/,?\s*even if (a|an|your|the) (parent|mother|father|guardian|counselor|adult)\b[^()]*/gi,
	/\((sin|no|without) (los )?(apellidos?|surnames?)[^()]*\)/gi,
	/\((please )?(include|including|with)\b[^()]*\bcode\b[^()]*\)/gi,
	/[,(]?\s*\bif (other|different) (than|from) (your |the )?(legal |full |given |first |official )*names?\b[^()]*\)?$/gi,
	/\(?\b(please )?leave (it |this )?(blank|empty)\b[^()]*\)?/gi,
	/[(,]\s*(tal )?como (aparecen?|est[aá]n?|figuran?)\b[^()]*\)?/gi,
	/[([]?\b(e\.\s?g\.|for example|such as|i\.\s?e\.)[,:\s][^)]*(\)|$)/gi,
	/\((please )?(do )?not\b[^)]*\)/gi,
	/\(no (nick ?names?|initials?|abbreviations?|dashes|hyphens|spaces|punctuation)\b[^)]*\)/gi,
	/\([^()]*,\s*not (a|an|your|their|the|nick ?names?|initials?|parents?|guardians?|counselors?|teachers?)\b[^()]*\)/gi,
	/\b(please )?(do not (use|enter|include|list|write)|avoid)\b.*$/gi,
	/[(–—,.;:]?\s*\b(not|no) (an? |any |your )?(school|work|parents?['’]?s?|shared|student|family) (issued )?(e-?mails?|accounts?|address(es)?)\b.*$/gi,
	/,?\s*\b(exactly )?as (it (is|appears|stands)|(they|it) appears?|shown|printed|given|written|listed|spelled|on)\b[^.()?]*\b(records?|transcripts?|licen[sc]e|passport|documents?|certificate|diploma)(?=\W|$)/gi,
	/,?\s*\bas (your|the) [\w ]{2,20}\b(has|have|shows?|spells?) it\b/gi,
	/\((?![^()]*(maiden|former|previous|parent|guardian))[^()]*,[^()]*(…|\.\.\.|\betc\.?)\s*\)/gi,
	/\b(please )?use (the|your) (full |legal )*names? (that is |as )?(shown |printed |listed )?(on|in|from)\b[^.]*\.?/gi,
	/^row .{1,40}, column (?=\S)/i,
	/,? row \d+\b/gi,
	/(?<!\b(address|street|direcci[oó]n))\s*, line \d+$/gi,
	/\b(freshman|sophomore|junior|senior)[- ]year (?=(p?sat|act)\b)/gi,
	NUMBERED,
	/[,(]\s*if (you|applicable|any|available|known|taken|it|they|so|yes|there|(your|the) school (does|uses|has|reports|offers|gives|keeps|calculates|computes))\b[^,()]*\)?$/gi,
	/(?<=\b(should|would|may|can|will|could|must) )(your|our|the|an?) \w+( \w+)? (?=(use|call|address) (for )?you\b)/gi,
	/[(;,]\s*th(is|ese) (stays?|(is|are) (kept|seen|shared|read|used))\b[^()]*\)?/gi,
	/\b(received |earned |won )?since (the )?(8th|9th|ninth|eighth) grade\b/gi,
	/\((exactly )?as (it |they |shown|printed|on|in|given|written|reported|recorded|listed|stated)(?![^)]*\bcard\b)[^)]*\)/gi,
	/(?<=\btell )(your|the|our) (\w+ ){1,3}(?=about )/gi,
	/\((needed|required|used) (for|by|because)\b[^)]*\)/gi,
	/(?<=[.?!)]\s*)((this|it) is |these are )?(used|collected|reported|asked) (only )?(for|by|to|in|because)\b.*$/gi,
	/(?<=^[A-Z][^?]*\b(you|your)\b[^?]*\?\s+)(The|This|These|Our|It|We) (\S+\s+){5,}\S+\.[\s*]*$/g,
	/\s0\s?\/\s?\d{2,4}$/g,
	/,?\s*\b(numeric|numbers|digits) only\b,?/gi,
	/(?<=\w.*)\b(start|begin) typing\b.*$/gi,
	/\(for (a )?(waiver|placement|credit|exemption)\b[^)]*\)/gi,
	/\b(without|excluding|omitting|no) (the )?((country|calling|dial(l?ing)?) )*code\b/gi,
];

/** Gives the words of a question, in full, without its examples, what it warns against, and the row it stands in. */
export const askedIn = remembering((text) =>
	inFull(wordsOf(withoutDots(ASIDES.reduce((rest, aside) => rest.replace(aside, " "), text))) || wordsOf(text)),
);

const OF_YOU: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have", does: "do" };
const SECOND_PERSON: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
	[/\bi ?m\b|\bi am\b/g, "you are"],
	[/\bi was\b/g, "you were"],
	[/\bi ?ve\b/g, "you have"],
	[/\b(i ?d)(?= (like|love|want|be)\b)/g, "you would"],
	[/\bi\b/g, "you"],
	[/\bmy\b/g, "your"],
	[/\bme\b/g, "you"],
	[/\bmyself\b/g, "yourself"],
	[
		/\b(is|was|has|does|did|will|would) (the |this |your )?(applicant|student|candidate|nominee)\b(?! (organi\w+|council|government|body|aid|id|loan|athlete)\b)/g,
		"$1 you",
	],
	[/\b(the |this |your )?(applicant|student|candidate|nominee) (?=(is|was|has|does|did|will|would|can|may|should|could)\b)/g, "you "],
	[
		/\b(the |this |your )?(applicant|student|candidate|nominee) (intend|plan|expect|wish|hope|want|live|reside|attend|hold|seek|receive|speak|enter|aspire|know|use|belong)s\b/g,
		"you $3",
	],
	[/\b(the |this |your )?(applicant|student|candidate|nominee)s (?=\w)/g, "your "],
	[/(?<=\byou\b.*\b(in|of) )(their|his or her|his|her)(?= (immediate )?family\b)/g, "your"],
	[/\byou (is|was|has|does)\b/g, (_, verb: string) => `you ${OF_YOU[verb]}`],
	[/\b(is|was|has|does) you\b/g, (_, verb: string) => `${OF_YOU[verb]} you`],
];

/** Most questions speak of nobody, and need not be looked through. */
const SPEAKS_OF_STUDENT = /\b(i|im|ive|id|my|me|myself|(applicant|student|candidate|nominee)s?)\b/;

/**
 * Gives the words of a question as if it were put to the reader: “i hope to study” as “you hope to study”, “is the applicant enrolled” as
 * “are you enrolled”. Takes what `wordsOf` gives.
 */
export const inSecondPerson = (words: string) =>
	!SPEAKS_OF_STUDENT.test(words)
		? words
		: SECOND_PERSON.reduce((said, [theirs, yours]) => said.replace(theirs, yours as (...found: string[]) => string), words);
