import { headsOf, mayBegin, START } from "./phrase-heads";
import { remembering } from "./remembering";
import { ASCII, CJK, withoutAccents } from "./words";

/** A piece of a text that is one of the phrases, and where it begins. */
export type Piece = { words: string; place: number };

/**
 * `letters`: the text without its spaces. `rank`: of phrases that begin at one place the longer written one counts.
 * Rank and expression are made when a text first needs them.
 */
type Phrase<Owner> = { owner: Owner; text: string; letters: string; rank?: number; expression?: RegExp };
type Found<Owner> = Piece & { phrase: Phrase<Owner> };

/** Plain phrases by their letters, patterns by those they may begin with. */
type Index<Owner> = {
	plain: Map<string, Phrase<Owner>[]>;
	longestPlain: number;
	byStart: Map<string, Phrase<Owner>[]>;
	anywhere: Phrase<Owner>[];
};

const PLAIN = /^[a-z\d ]+$|^[\p{L}\p{N} ]+$/u;
const SPACE = / \??/g;

/**
 * Phrases that are found as whole words in the output of `wordsOf`, each with whom it belongs to.
 * A phrase is lower case and may hold alternatives `(a|b)`, always in brackets, and optional pieces `x?`; a space in it also matches
 * no space, so that “first name” finds “firstname”. Phrases in scripts without spaces are found anywhere.
 * Plain phrases are looked up; a pattern is compiled when a text first holds a word that begins like it.
 */
export class Phrases<Owner = undefined> {
	/** In the order of the text; of one owner none overlaps another. */
	readonly #piecesOf: (text: string) => readonly Found<Owner>[];

	constructor(lists: Iterable<readonly [Owner, readonly string[]]>) {
		let index: Index<Owner> | undefined;
		this.#piecesOf = remembering((text) => {
			index ??= indexOf(lists);
			return apart(piecesOf(text, index));
		});
	}

	/** Whether the text holds any of the phrases. */
	isIn(text: string): boolean {
		return this.#piecesOf(text).length > 0;
	}

	/** The longest piece of the text that is a phrase of each owner; the first of several. */
	longestIn(text: string): Map<Owner, Piece> {
		const longest = new Map<Owner, Piece>();
		for (const piece of this.#piecesOf(text)) {
			const { owner } = piece.phrase;
			if (piece.words.length > (longest.get(owner)?.words.length ?? 0)) longest.set(owner, piece);
		}
		return longest;
	}

	/** The first piece of the text that is a phrase of each owner. */
	firstIn(text: string): Map<Owner, Piece> {
		const first = new Map<Owner, Piece>();
		for (const piece of this.#piecesOf(text)) if (piece.words && !first.has(piece.phrase.owner)) first.set(piece.phrase.owner, piece);
		return first;
	}
}

export const phrases = (...list: string[]) => new Phrases([[undefined, list]]);

function indexOf<Owner>(lists: Iterable<readonly [Owner, readonly string[]]>): Index<Owner> {
	const index: Index<Owner> = { plain: new Map(), longestPlain: 0, byStart: new Map(), anywhere: [] };
	for (const [owner, list] of lists)
		for (const item of list) {
			const text = withoutAccents(item);
			const letters = text.replace(SPACE, "");
			const phrase: Phrase<Owner> = { owner, text, letters };
			if (!ASCII.test(text) && CJK.test(text)) index.anywhere.push({ ...phrase, rank: -1 });
			else if (PLAIN.test(text)) {
				add(index.plain, letters, phrase);
				index.longestPlain = Math.max(index.longestPlain, letters.length);
			} else for (const head of headsOf(letters)) add(index.byStart, head, phrase);
		}
	return index;
}

function add<T>(lists: Map<string, T[]>, key: string, item: T) {
	const list = lists.get(key);
	if (list) list.push(item);
	else lists.set(key, [item]);
}

function piecesOf<Owner>(text: string, index: Index<Owner>): Found<Owner>[] {
	const found: Found<Owner>[] = [];
	for (let place = 0; place <= text.length; place = text.indexOf(" ", place) + 1 || text.length + 1) {
		// The space says that the text ends there.
		const letters = `${text.slice(place).replaceAll(" ", "")} `;
		plainPieces(text, place, letters, index, found);
		patternPieces(text, place, letters, index, found);
	}
	if (index.anywhere.length > 0 && CJK.test(text)) piecesAnywhere(text, index, found);
	return found;
}

/** The pieces in the order of the text, without those that overlap one of the same owner. */
function apart<Owner>(found: Found<Owner>[]): readonly Found<Owner>[] {
	const ends = new Map<Owner, number>();
	return found
		.sort((a, b) => a.place - b.place || rankOf(b.phrase) - rankOf(a.phrase))
		.filter(({ phrase: { owner }, words, place }) => {
			const isFree = place >= (ends.get(owner) ?? 0);
			if (isFree) ends.set(owner, place + Math.max(1, words.length));
			return isFree;
		});
}

/** The plain phrases that begin at this word; `letters` are those from there on, without spaces. */
function plainPieces<Owner>(text: string, place: number, letters: string, { plain, longestPlain }: Index<Owner>, found: Found<Owner>[]) {
	let end = place - 1;
	for (let spaces = 0; end < text.length && end - place - spaces < longestPlain; spaces++) {
		const space = text.indexOf(" ", end + 1);
		end = space < 0 ? text.length : space;
		for (const phrase of plain.get(letters.slice(0, end - place - spaces)) ?? []) {
			const words = text.slice(place, end);
			if (isSpacedLike(words, phrase.text)) found.push({ phrase, words, place });
		}
	}
}

/** Whether the words have spaces only where the phrase, of the same letters, has them. */
function isSpacedLike(words: string, phrase: string): boolean {
	let at = 0;
	for (const letter of words) {
		if (letter !== " " && phrase[at] === " ") at++;
		if (phrase[at++] !== letter) return false;
	}
	return true;
}

/** The patterns that match from this word on. */
function patternPieces<Owner>(text: string, place: number, letters: string, { byStart }: Index<Owner>, found: Found<Owner>[]) {
	for (let length = 0; length <= Math.min(START, letters.length); length++)
		for (const phrase of byStart.get(letters.slice(0, length)) ?? []) {
			if (place > 0 && phrase.text.startsWith("^")) continue;
			// A browser takes long to compile an expression.
			if (!phrase.expression && !mayBegin(phrase.letters, letters)) continue;
			phrase.expression ??= new RegExp(`(?:${sourceOf(phrase)})(?= |$)`, "y");
			phrase.expression.lastIndex = place;
			if (phrase.expression.test(text)) found.push({ phrase, words: text.slice(place, phrase.expression.lastIndex), place });
		}
}

function piecesAnywhere<Owner>(text: string, { anywhere }: Index<Owner>, found: Found<Owner>[]) {
	for (const phrase of anywhere) {
		phrase.expression ??= new RegExp(sourceOf(phrase), "g");
		for (const { 0: words, index: place } of text.matchAll(phrase.expression)) found.push({ phrase, words, place });
	}
}

/** “Longer written” counts each space twice, as the expression does. */
const rankOf = (phrase: Phrase<unknown>) => (phrase.rank ??= sourceOf(phrase).length);

const sourceOf = ({ text }: Phrase<unknown>) => text.replace(SPACE, " ?");
