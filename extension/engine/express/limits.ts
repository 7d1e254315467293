import type { Control, PageField } from "../page";
import type { Limit } from "../types";

/** What takes a text of the student's own. */
export const TYPED: ReadonlySet<Control> = new Set(["text", "longText", "richText"] satisfies Control[]);
/** “at least 100 words” bounds from below. */
const AT_LEAST = /(?:at least|minimum(?: of)?|min\.?|no (?:fewer|less) than|(?<!no )more than)\s*$/i;
const WORDS = /(?:\d[\d,]*\s*(?:-|–|to)\s*)?(\d[\d,]*)[\s-]*words?\b/gi;

/** How long a typed answer may be, as the box or the words around it say; undefined where neither says so, and for what is not typed. */
export function limitOf(field: PageField): Limit | undefined {
	if (!TYPED.has(field.control)) return undefined;
	const characters = charactersAllowed(field);
	if (Number.isFinite(characters)) return { max: characters, unit: "characters" };
	const words = wordsAllowed(wordsAround(field));
	return words === undefined ? undefined : { max: words, unit: "words" };
}

/** The most characters a box takes: by its own bound or by the question's words, whichever is less; infinite without either. */
export function charactersAllowed(field: PageField): number {
	return Math.min(field.evidence.maxLength ?? Number.POSITIVE_INFINITY, statedCharacters(wordsAround(field)));
}

const wordsAround = ({ evidence }: PageField) => `${evidence.label} ${evidence.near} ${evidence.title} ${evidence.placeholder}`;

/** The most characters the question itself allows: “(Max characters: 50)”. */
function statedCharacters(text: string): number {
	const found =
		/(?:max(?:imum)?\.?|limit(?:ed to)?|up to|no more than)[^\d]{0,20}(\d{2,5})\s*(?:char|letter)?|(\d{2,5})[\s-]*(?:char(?:acter)?s?)\b/i.exec(
			text,
		);
	if (!found || /words?/i.test(text.slice(found.index, found.index + found[0].length + 8))) return Number.POSITIVE_INFINITY;
	return /char|letter/i.test(text) ? Number(found[1] ?? found[2]) : Number.POSITIVE_INFINITY;
}

/** The most words the question itself allows: “(150 word limit)”, “in 250–650 words”. */
function wordsAllowed(text: string): number | undefined {
	const stated = [...text.matchAll(WORDS)]
		.filter(({ index }) => !AT_LEAST.test(text.slice(0, index)))
		.map(([, most]) => Number(most?.replaceAll(",", "")))
		.filter((most) => most > 0);
	return stated.length > 0 ? Math.max(...stated) : undefined;
}
