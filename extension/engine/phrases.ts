import { START, startsOf } from "./phrase-starts";
import { CJK, withoutAccents } from "./words";

/** A piece of a text that is one of the phrases, and where it begins. */
export type Piece = { words: string; place: number };

/** `rank`: of phrases that begin at one place the longer written one counts. */
type Phrase<Owner> = { owner: Owner; rank: number; source: string; expression?: RegExp };
type Found<Owner> = Piece & { phrase: Phrase<Owner> };

/** Plain phrases by their letters without spaces, patterns by the letters they begin with ("" where that is open). */
type Index<Owner> = {
	plain: Map<string, Phrase<Owner>[]>;
	longestPlain: number;
	byStart: Map<string, Phrase<Owner>[]>;
	anywhere: Phrase<Owner>[];
};

const PLAIN = /^[a-z\d ]+$|^[\p{L}\p{N} ]+$/u;
const MOST_REMEMBERED = 4000;

/**
 * Phrases that are found as whole words in the output of `wordsOf`, each with whom it belongs to.
 * A phrase is lower case and may hold alternatives `(a|b)`, always in brackets, and optional pieces `x?`; a space in it also matches
 * no space, so that “first name” finds “firstname”. Phrases in scripts without spaces are found anywhere.
 * Plain phrases are looked up; a pattern is compiled when a text first holds a word that begins like it.
 */
export class Phrases<Owner = undefined> {
	readonly #lists: Iterable<readonly [Owner, readonly string[]]>;
	#index: Index<Owner> | undefined;
	/** Pages are read again after each answer: the same texts need not be looked through again. */
	readonly #remembered = new Map<string, readonly Found<Owner>[]>();

	constructor(lists: Iterable<readonly [Owner, readonly string[]]>) {
		this.#lists = lists;
	}

	/** Whether the text holds any of the phrases. */
	isIn(text: string): boolean {
		return this.#piecesOf(text).length > 0;
	}

	/** The longest piece of the text that is a phrase of each owner; the first of several. */
	longestIn(text: string): Map<Owner, Piece> {
		const longest = new Map<Owner, Piece>();
		for (const { phrase, ...piece } of this.#piecesOf(text))
			if (piece.words.length > (longest.get(phrase.owner)?.words.length ?? 0)) longest.set(phrase.owner, piece);
		return longest;
	}

	/** The first piece of the text that is a phrase of each owner. */
	firstIn(text: string): Map<Owner, Piece> {
		const first = new Map<Owner, Piece>();
		for (const { phrase, ...piece } of this.#piecesOf(text)) if (piece.words && !first.has(phrase.owner)) first.set(phrase.owner, piece);
		return first;
	}

	/** In the order of the text; of one owner none overlaps another. */
	#piecesOf(text: string): readonly Found<Owner>[] {
		const known = this.#remembered.get(text);
		if (known) return known;
		this.#index ??= indexOf(this.#lists);
		const pieces = apart(piecesOf(text, this.#index));
		if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
		this.#remembered.set(text, pieces);
		return pieces;
	}
}

export const phrases = (...list: string[]) => new Phrases([[undefined, list]]);

function indexOf<Owner>(lists: Iterable<readonly [Owner, readonly string[]]>): Index<Owner> {
	const index: Index<Owner> = { plain: new Map(), longestPlain: 0, byStart: new Map(), anywhere: [] };
	for (const [owner, list] of lists)
		for (const item of list) {
			const phrase = withoutAccents(item);
			const source = phrase.replace(/ \??/g, " ?");
			if (CJK.test(phrase)) index.anywhere.push({ owner, rank: -1, source });
			else if (PLAIN.test(phrase)) {
				const letters = phrase.replaceAll(" ", "");
				add(index.plain, letters, { owner, rank: source.length, source: phrase });
				index.longestPlain = Math.max(index.longestPlain, letters.length);
			} else {
				const pattern = { owner, rank: source.length, source: `(?:${source})(?= |$)` };
				for (const start of startsOf(source)) add(index.byStart, start, pattern);
			}
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
		plainPieces(text, place, index, found);
		patternPieces(text, place, index, found);
	}
	if (index.anywhere.length > 0 && CJK.test(text)) piecesAnywhere(text, index, found);
	return found;
}

/** The pieces in the order of the text, without those that overlap one of the same owner. */
function apart<Owner>(found: Found<Owner>[]): readonly Found<Owner>[] {
	const ends = new Map<Owner, number>();
	return found
		.sort((a, b) => a.place - b.place || b.phrase.rank - a.phrase.rank)
		.filter(({ phrase: { owner }, words, place }) => {
			const isFree = place >= (ends.get(owner) ?? 0);
			if (isFree) ends.set(owner, place + Math.max(1, words.length));
			return isFree;
		});
}

/** The plain phrases that begin at this word. */
function plainPieces<Owner>(text: string, place: number, { plain, longestPlain }: Index<Owner>, found: Found<Owner>[]) {
	let letters = "";
	for (let from = place; from < text.length && letters.length <= longestPlain; ) {
		const space = text.indexOf(" ", from);
		const end = space < 0 ? text.length : space;
		letters += text.slice(from, end);
		for (const phrase of plain.get(letters) ?? []) {
			const words = text.slice(place, end);
			if (isSpacedLike(words, phrase.source)) found.push({ phrase, words, place });
		}
		from = end + 1;
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
function patternPieces<Owner>(text: string, place: number, { byStart }: Index<Owner>, found: Found<Owner>[]) {
	const start = `${text.slice(place, place + START)} `;
	for (let length = 0; length <= START; length++)
		for (const phrase of byStart.get(start.slice(0, length)) ?? []) {
			phrase.expression ??= new RegExp(phrase.source, "y");
			phrase.expression.lastIndex = place;
			const words = phrase.expression.exec(text)?.[0];
			if (words !== undefined) found.push({ phrase, words, place });
		}
}

function piecesAnywhere<Owner>(text: string, { anywhere }: Index<Owner>, found: Found<Owner>[]) {
	for (const phrase of anywhere) {
		phrase.expression ??= new RegExp(phrase.source, "g");
		for (const { 0: words, index: place } of text.matchAll(phrase.expression)) found.push({ phrase, words, place });
	}
}
